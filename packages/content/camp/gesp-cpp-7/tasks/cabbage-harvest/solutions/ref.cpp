#include <algorithm>
#include <iostream>
using namespace std;

long long f[405][405][2], w[405];

int main() {
    long long n, c;
    cin >> n >> c;
    for (int i = 1; i <= n; i++) cin >> w[i];
    for (int i = 1; i <= n + 1; i++) f[i][i - 1][0] = f[i][i - 1][1] = 0;
    for (int len = 1; len <= n; len++)
        for (int l = 1; l + len - 1 <= n; l++) {
            int r = l + len - 1;
            long long day = n - (r - l);
            long long left = w[l] * day + f[l + 1][r][0], right = w[r] * day + f[l][r - 1][1];
            f[l][r][0] = max(left, right - c);
            f[l][r][1] = max(left - c, right);
        }
    cout << max(f[1][n][0], f[1][n][1]) << endl;
    return 0;
}
