// fails: 05 WA, 06 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 16 WA, 17 WA
#include <iostream>
#include <queue>
#include <string>
using namespace std;

string g[205];
int d[205][205];
bool seen[205][205];

int main() {
    int n, m, answer = -1;
    cin >> n >> m;
    queue<pair<int, int>> q;
    for (int i = 0; i < n; i++) {
        cin >> g[i];
        for (int j = 0; j < m; j++) {
            d[i][j] = -1;
            seen[i][j] = g[i][j] == 'S';
            if (g[i][j] == 'S') {
                d[i][j] = 0;
                q.push({i, j});
            }
        }
    }
    int dx[4] = {1, -1, 0, 0}, dy[4] = {0, 0, 1, -1};
    while (!q.empty()) {
        int i = q.front().first, j = q.front().second;
        q.pop();
        if (g[i][j] == 'E') answer = d[i][j];
        for (int k = 0; k < 4; k++) {
            int x = i, y = j;
            bool isNew = false;
            while (true) {
                int a = x + dx[k], b = y + dy[k];
                if (a < 0 || a >= n || b < 0 || b >= m || g[a][b] == '#') break;
                x = a;
                y = b;
                isNew = !seen[x][y];
                seen[x][y] = true;
            }
            if (!isNew) continue;
            d[x][y] = d[i][j] + 1;
            q.push({x, y});
        }
    }
    cout << answer << endl;
    return 0;
}
