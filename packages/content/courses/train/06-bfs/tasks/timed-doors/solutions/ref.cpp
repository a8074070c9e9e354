#include <iostream>
#include <queue>
#include <string>
using namespace std;

struct State {
    int x, y, r;
};

int steps[45][45][8];

int main() {
    int n, m, k;
    string g[45];
    cin >> n >> m >> k;
    for (int i = 0; i < n; i++) {
        cin >> g[i];
        for (int j = 0; j < m; j++)
            for (int r = 0; r < k; r++) steps[i][j][r] = -1;
    }
    int dx[4] = {-1, 1, 0, 0}, dy[4] = {0, 0, -1, 1};
    queue<State> q;
    State start = {0, 0, 0};
    q.push(start);
    steps[0][0][0] = 0;
    int answer = -1;
    while (!q.empty() && answer == -1) {
        State now = q.front();
        q.pop();
        int r = (now.r + 1) % k;
        for (int d = 0; d < 4; d++) {
            int i = now.x + dx[d], j = now.y + dy[d];
            if (i < 0 || i >= n || j < 0 || j >= m || g[i][j] == '#') continue;
            if (g[i][j] != '.' && g[i][j] - '0' != r) continue;
            if (steps[i][j][r] != -1) continue;
            steps[i][j][r] = steps[now.x][now.y][now.r] + 1;
            if (i == n - 1 && j == m - 1 && answer == -1) answer = steps[i][j][r];
            State next = {i, j, r};
            q.push(next);
        }
    }
    cout << answer << endl;
    return 0;
}
