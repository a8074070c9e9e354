// fails: 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA, 20 WA
#include <iostream>
#include <queue>
#include <string>
using namespace std;

int steps[40][40][2];

int main() {
    int n, m;
    string map[40];
    cin >> n >> m;
    for (int i = 0; i < n; i++)
        cin >> map[i];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            steps[i][j][0] = steps[i][j][1] = -1;
    int dx[4] = {0, 1, 0, -1};
    int dy[4] = {1, 0, -1, 0};
    queue<int> line;
    line.push(0);
    steps[0][0][0] = 0;
    while (!line.empty()) {
        int now = line.front();
        line.pop();
        int used = now % 2, y = now / 2 % m, x = now / 2 / m;
        if (x == n - 1 && y == m - 1) {
            cout << steps[x][y][used] << endl;
            return 0;
        }
        for (int d = 0; d < 4; d++) {
            int i = x + dx[d], j = y + dy[d];
            if (i < 0 || i >= n || j < 0 || j >= m)
                continue;
            int next = used;
            if (map[i][j] == '#')
                next = 1;
            if (next > 1 || steps[i][j][next] != -1)
                continue;
            steps[i][j][next] = steps[x][y][used] + 1;
            line.push((i * m + j) * 2 + next);
        }
    }
    cout << -1 << endl;
    return 0;
}
