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
        long long ways = 0;
        for (int i = a; i <= n && k - i >= b; i++)
            if (k - i <= m) ways = (ways + c[n][i] * c[m][k - i]) % P;
        cout << ways << "\n";
    }
    return 0;
}
