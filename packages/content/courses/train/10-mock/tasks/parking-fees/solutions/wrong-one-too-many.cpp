// fails: 02 WA, 05 WA, 06 WA, 11 WA, 15 WA, 16 WA, 17 WA
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
            total += min(30, (stay / 30 + 1) * 3);
    }
    cout << total << " " << freeCars << endl;
    return 0;
}
