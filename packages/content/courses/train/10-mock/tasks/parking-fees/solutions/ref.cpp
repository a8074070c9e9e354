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
            total += min(30, (stay + 29) / 30 * 3);
    }
    cout << total << " " << freeCars << endl;
    return 0;
}
