#include <algorithm>
#include <iostream>
using namespace std;

int p[105], v[105];

int main() {
    int n, m, f[10005] = {0}, g[10005] = {0};
    cin >> n >> m;
    for (int i = 1; i <= n; i++) cin >> p[i] >> v[i];
    for (int i = 1; i <= n; i++)
        for (int j = m; j >= 0; j--) {
            g[j] = max(g[j], f[j] + v[i]);
            if (j >= p[i]) {
                g[j] = max(g[j], g[j - p[i]] + v[i]);
                f[j] = max(f[j], f[j - p[i]] + v[i]);
            }
        }
    cout << max(f[m], g[m]) << endl;
    return 0;
}
