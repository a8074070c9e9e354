// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <algorithm>
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    long long n, r, x, y, p, boats = 0, calls = 0, best = -1;
    cin >> n >> r;
    for (int i = 1; i <= n; i++) {
        cin >> x >> y >> p;
        long long d = (abs(x) + abs(y)) * (abs(x) + abs(y));
        if (d <= r * r) {
            best = max(best, d);
            if (p <= 8) {
                boats++;
            } else {
                boats += 2;
            }
        } else {
            if (max(abs(x), abs(y)) <= 2 * r) {
                calls++;
            }
        }
    }
    cout << boats << " " << calls << " ";
    if (best < 0) {
        cout << -1 << endl;
    } else {
        cout << (long long)sqrt(best) << endl;
    }
    return 0;
}
