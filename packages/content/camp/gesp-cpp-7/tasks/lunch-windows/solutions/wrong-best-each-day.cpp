// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA
#include <cstdlib>
#include <iostream>
using namespace std;

int main() {
    long long n, m, t, total = 0, last = 0;
    cin >> n >> m >> t;
    for (int i = 1; i <= n; i++) {
        long long most = -1, at = 0;
        for (int j = 1; j <= m; j++) {
            long long x;
            cin >> x;
            if (x > most) {
                most = x;
                at = j;
            }
        }
        total += most;
        if (i > 1) total -= llabs(at - last) * t;
        last = at;
    }
    cout << total << endl;
    return 0;
}
