#include <iostream>
#include <string>
using namespace std;

const int MOD = 1000000007;
string g[505];
long long f[505][505];
bool reached[505][505];

int main() {
    int n, m, lost = 0;
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> g[i];
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
            f[i][j] = 0;
            reached[i][j] = false;
            if (g[i][j] == '#') continue;
            if (i == 0 && j == 0) {
                f[i][j] = 1;
                reached[i][j] = true;
            }
            if (i > 0) {
                f[i][j] += f[i - 1][j];
                if (reached[i - 1][j]) reached[i][j] = true;
            }
            if (j > 0) {
                f[i][j] += f[i][j - 1];
                if (reached[i][j - 1]) reached[i][j] = true;
            }
            if (i > 0 && j > 0 && g[i - 1][j - 1] == 'S') {
                f[i][j] += f[i - 1][j - 1];
                if (reached[i - 1][j - 1]) reached[i][j] = true;
            }
            f[i][j] = f[i][j] % MOD;
            if (!reached[i][j]) lost++;
        }
    }
    cout << f[n - 1][m - 1] << " " << lost << endl;
    return 0;
}
