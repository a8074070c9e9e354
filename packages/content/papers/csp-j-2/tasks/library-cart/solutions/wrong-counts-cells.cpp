// fails-subtask: 1 WA, 2 Skipped, 3 WA, 4 Skipped
#include <iostream>
#include <queue>
#include <string>
using namespace std;

struct State {
    int x, y, used;
};

int dist[200][200][11];

int main() {
    int n, m, pads;
    cin >> n >> m >> pads;
    string grid[200];
    for (int i = 0; i < n; i++) cin >> grid[i];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            for (int k = 0; k <= pads; k++) dist[i][j][k] = -1;
    const int dx[] = {1, -1, 0, 0}, dy[] = {0, 0, 1, -1};
    queue<State> waiting;
    dist[0][0][0] = 1;
    waiting.push({0, 0, 0});
    while (!waiting.empty()) {
        State now = waiting.front();
        waiting.pop();
        int seconds = dist[now.x][now.y][now.used];
        if (now.x == n - 1 && now.y == m - 1) {
            cout << seconds << endl;
            return 0;
        }
        for (int d = 0; d < 4; d++) {
            int x = now.x + dx[d], y = now.y + dy[d];
            if (x < 0 || x >= n || y < 0 || y >= m || grid[x][y] == '#') continue;
            int used = now.used + (grid[x][y] == '~' ? 1 : 0);
            if (used > pads || dist[x][y][used] != -1) continue;
            dist[x][y][used] = seconds + 1;
            waiting.push({x, y, used});
        }
    }
    cout << -1 << endl;
    return 0;
}
