// fails: 01 WA, 04 WA, 05 WA, 06 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
using namespace std;

const int NEVER = -1000000000;
int f[65][65][25][2];

int main() {
    int n, m, k;
    cin >> n >> m >> k;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            int x;
            cin >> x;
            for (int t = 0; t <= k; t++) {
                int right = NEVER, down = NEVER;
                if (i == 0 && j == 0 && t == 0) right = down = 0;
                if (j > 0) {
                    right = f[i][j - 1][t][0];
                    right = max(right, f[i][j - 1][t][1]);
                }
                if (i > 0) {
                    down = f[i - 1][j][t][1];
                    down = max(down, f[i - 1][j][t][0]);
                }
                f[i][j][t][0] = right + x;
                f[i][j][t][1] = down + x;
            }
        }
    int best = NEVER;
    for (int t = 0; t <= k; t++) best = max(best, max(f[n - 1][m - 1][t][0], f[n - 1][m - 1][t][1]));
    cout << best << endl;
    return 0;
}
