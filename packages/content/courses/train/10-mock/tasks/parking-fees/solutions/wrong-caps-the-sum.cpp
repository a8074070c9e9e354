// fails: 01 WA, 05 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n, total = 0, freeCars = 0;
    cin >> n;
    for (int i = 0; i < n; i++) {
        int s, t;
        cin >> s >> t;
        int stay = t - s;
        if (stay <= 15)
            freeCars++;
        else
            total += (stay + 29) / 30 * 3;
    }
    cout << min(30, total) << " " << freeCars << endl;
    return 0;
}
