// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA
#include <algorithm>
#include <cstdlib>
#include <iostream>
using namespace std;

long long f[125][125], a[125][125];

int main() {
    long long n, m, t, best = -1;
    cin >> n >> m >> t;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            cin >> a[i][j];
            long long most = i == 1 ? 0 : f[i - 1][j];
            for (int k = 1; i > 1 && k <= m; k++) most = max(most, f[i - 1][k] - (k == j ? 0 : t));
            f[i][j] = most + a[i][j];
            if (i == n) best = max(best, f[i][j]);
        }
    cout << best << endl;
    return 0;
}
