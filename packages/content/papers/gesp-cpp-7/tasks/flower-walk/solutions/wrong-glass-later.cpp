// fails: 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, m, x, y, k;
    cin >> n >> m >> x >> y >> k;
    vector<vector<long long>> f(n, vector<long long>(m));
    for (long long i = 0; i < n; i++)
        for (long long j = 0; j < m; j++) {
            long long best = 0;
            if (i > 0) best = max(best, f[i - 1][j]);
            if (j > 0) best = max(best, f[i][j - 1]);
            f[i][j] = best + (i * x + j * y + i * j) % k;
        }
    long long i = n - 1, j = m - 1, most = 0;
    while (true) {
        most = max(most, (i * x + j * y + i * j) % k);
        if (i == 0 && j == 0) break;
        if (j == 0 || (i > 0 && f[i - 1][j] >= f[i][j - 1])) i--;
        else j--;
    }
    cout << f[n - 1][m - 1] + most << endl;
    return 0;
}
