// fails: 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE, 19 TLE
#include <iostream>
#include <queue>
#include <string>
using namespace std;

int best[205][205], steps[205][205];

int main() {
    int n, m;
    string g[205];
    cin >> n >> m;
    for (int i = 0; i < n; i++) {
        cin >> g[i];
        for (int j = 0; j < m; j++) best[i][j] = -1;
    }
    int dx[4] = {-1, 1, 0, 0}, dy[4] = {0, 0, -1, 1};
    for (int a = 0; a < n; a++)
        for (int b = 0; b < m; b++) {
            if (g[a][b] != 'W') continue;
            for (int i = 0; i < n; i++)
                for (int j = 0; j < m; j++) steps[i][j] = -1;
            queue<pair<int, int> > q;
            steps[a][b] = 0;
            q.push(make_pair(a, b));
            while (!q.empty()) {
                int x = q.front().first, y = q.front().second;
                q.pop();
                if (best[x][y] == -1 || steps[x][y] < best[x][y]) best[x][y] = steps[x][y];
                for (int d = 0; d < 4; d++) {
                    int i = x + dx[d], j = y + dy[d];
                    if (i < 0 || i >= n || j < 0 || j >= m) continue;
                    if (g[i][j] == '#' || steps[i][j] != -1) continue;
                    steps[i][j] = steps[x][y] + 1;
                    q.push(make_pair(i, j));
                }
            }
        }
    int most = 0, cells = 0, never = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if (g[i][j] != '.') continue;
            if (best[i][j] == -1) never++;
            else if (best[i][j] > most) {
                most = best[i][j];
                cells = 1;
            } else if (best[i][j] == most) cells++;
        }
    cout << most << " " << cells << " " << never << endl;
    return 0;
}
