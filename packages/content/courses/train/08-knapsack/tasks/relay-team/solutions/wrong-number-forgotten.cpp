// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA, 14 WA, 15 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
using namespace std;

const int NEVER = -1000000000;
int f[55][2005];

int main() {
    int n, k, m;
    cin >> n >> k >> m;
    for (int t = 0; t <= k; t++)
        for (int j = 0; j <= m; j++) f[t][j] = t == 0 ? 0 : NEVER;
    for (int i = 0; i < n; i++) {
        int c, s;
        cin >> c >> s;
        for (int t = k; t >= 1; t--)
            for (int j = m; j >= c; j--) f[t][j] = max(f[t][j], f[t - 1][j - c] + s);
    }
    for (int t = 1; t < k; t++) f[k][m] = max(f[k][m], f[t][m]);
    if (f[k][m] < NEVER / 2) cout << "no" << endl;
    else cout << f[k][m] << endl;
    return 0;
}
