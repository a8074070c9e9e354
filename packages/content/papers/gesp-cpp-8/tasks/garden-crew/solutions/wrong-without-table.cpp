// fails: 02 TLE, 06 TLE, 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE
#include <iostream>
using namespace std;

const long long P = 1000000007;

long long choose(int n, int r) {
    if (r == 0 || r == n) return 1;
    return (choose(n - 1, r - 1) + choose(n - 1, r)) % P;
}

int main() {
    int q, n, m, k, a, b;
    cin >> q;
    while (q--) {
        cin >> n >> m >> k >> a >> b;
        long long ways = 0;
        for (int i = a; i <= n && k - i >= b; i++)
            if (k - i <= m) ways = (ways + choose(n, i) * choose(m, k - i)) % P;
        cout << ways << "\n";
    }
    return 0;
}
