// fails: 06 WA, 07 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA, 20 WA
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
            for (int b = h; b >= w; b--) {
                if (a >= c) {
                    f[a][b][0] = max(f[a][b][0], f[a - c][b - w][0] + v);
                    f[a][b][1] = max(f[a][b][1], f[a - c][b - w][1] + v);
                }
                if (a >= c / 2)
                    f[a][b][1] = max(f[a][b][1], f[a - c / 2][b - w][1] + v);
            }
    }
    cout << max(f[m][h][0], f[m][h][1]) << endl;
    return 0;
}
