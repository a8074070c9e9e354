// fails: 02 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

const int N = 1000;
const long long P = 1000000007;
long long c[N + 1][N + 1];

int main() {
    for (int i = 0; i <= N; i++) {
        c[i][0] = 1;
        for (int j = 1; j <= i; j++) c[i][j] = (c[i - 1][j - 1] + c[i - 1][j]) % P;
    }
    int q, n, m, k, a, b;
    cin >> q;
    while (q--) {
        cin >> n >> m >> k >> a >> b;
        unsigned ways = 0;
        for (int i = a; i <= n && k - i >= b; i++)
            if (k - i <= m) ways = (ways + (unsigned)c[n][i] * (unsigned)c[m][k - i] % 1000000007u) % 1000000007u;
        cout << ways << "\n";
    }
    return 0;
}
