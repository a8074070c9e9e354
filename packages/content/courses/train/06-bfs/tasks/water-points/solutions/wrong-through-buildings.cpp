// fails: 02 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA, 14 WA, 15 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
#include <queue>
#include <string>
using namespace std;

int steps[205][205];

int main() {
    int n, m;
    string g[205];
    cin >> n >> m;
    queue<pair<int, int> > q;
    for (int i = 0; i < n; i++) {
        cin >> g[i];
        for (int j = 0; j < m; j++) {
            steps[i][j] = -1;
            if (g[i][j] == 'W') {
                steps[i][j] = 0;
                q.push(make_pair(i, j));
            }
        }
    }
    int dx[4] = {-1, 1, 0, 0}, dy[4] = {0, 0, -1, 1};
    while (!q.empty()) {
        int x = q.front().first, y = q.front().second;
        q.pop();
        for (int d = 0; d < 4; d++) {
            int i = x + dx[d], j = y + dy[d];
            if (i < 0 || i >= n || j < 0 || j >= m) continue;
            if (steps[i][j] != -1) continue;
            steps[i][j] = steps[x][y] + 1;
            q.push(make_pair(i, j));
        }
    }
    int most = 0, cells = 0, never = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if (g[i][j] != '.') continue;
            if (steps[i][j] == -1) never++;
            else if (steps[i][j] > most) {
                most = steps[i][j];
                cells = 1;
            } else if (steps[i][j] == most) cells++;
        }
    cout << most << " " << cells << " " << never << endl;
    return 0;
}
