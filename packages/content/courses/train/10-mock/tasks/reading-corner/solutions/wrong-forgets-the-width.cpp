// fails: 02 WA, 03 WA, 08 WA, 09 WA, 10 WA, 11 WA, 16 WA, 17 WA, 18 WA, 19 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long f[101][101][2] = {};
    int n, m, h;
    cin >> n >> m >> h;
    for (int i = 0; i < n; i++) {
        int c, w, v;
        cin >> c >> w >> v;
        for (int a = m; a >= 0; a--)
            for (int b = h; b >= 0; b--) {
                if (a >= c) {
                    f[a][b][0] = max(f[a][b][0], f[a - c][b][0] + v);
                    f[a][b][1] = max(f[a][b][1], f[a - c][b][1] + v);
                }
                if (a >= c / 2)
                    f[a][b][1] = max(f[a][b][1], f[a - c / 2][b][0] + v);
            }
    }
    cout << max(f[m][h][0], f[m][h][1]) << endl;
    return 0;
}
