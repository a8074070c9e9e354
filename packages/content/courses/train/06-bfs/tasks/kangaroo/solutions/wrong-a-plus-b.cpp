// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <iostream>
#include <queue>
#include <string>
using namespace std;

int steps[105][105];

int main() {
    int n, m, far[2];
    string g[105];
    cin >> n >> m >> far[0] >> far[1];
    for (int i = 0; i < n; i++) {
        cin >> g[i];
        for (int j = 0; j < m; j++) steps[i][j] = -1;
    }
    int dx[4] = {-1, 1, 0, 0}, dy[4] = {0, 0, -1, 1};
    queue<pair<int, int> > q;
    q.push(make_pair(0, 0));
    steps[0][0] = 0;
    int cells = 0;
    while (!q.empty()) {
        int x = q.front().first, y = q.front().second;
        q.pop();
        cells++;
        for (int d = 0; d < 4; d++)
            for (int k = 0; k < 2; k++) {
                int i = x + dx[d] * far[k], j = y + dy[d] * far[1 - k];
                if (d % 2 == k) j = y + dx[d] * far[1 - k];
                if (i < 0 || i >= n || j < 0 || j >= m) continue;
                if (g[i][j] == '#' || steps[i][j] != -1) continue;
                steps[i][j] = steps[x][y] + 1;
                q.push(make_pair(i, j));
            }
    }
    cout << steps[n - 1][m - 1] << " " << cells << endl;
    return 0;
}
