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
    if (f[k][m] < NEVER / 2) cout << "no" << endl;
    else cout << f[k][m] << endl;
    return 0;
}
