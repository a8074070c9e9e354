// fails: 01 WA, 06 WA, 07 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
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
            if (i > 0 && j > 0) {
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
