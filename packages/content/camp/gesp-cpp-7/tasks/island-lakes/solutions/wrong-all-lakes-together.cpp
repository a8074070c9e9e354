// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA
#include <algorithm>
#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int fillFrom(vector<string> &g, int x, int y) {
    int n = g.size(), m = g[0].size(), count = 0;
    int dx[4] = {0, 0, 1, -1}, dy[4] = {1, -1, 0, 0};
    queue<pair<int, int>> q;
    q.push({x, y});
    g[x][y] = '#';
    while (!q.empty()) {
        int i = q.front().first, j = q.front().second;
        q.pop();
        count++;
        for (int d = 0; d < 4; d++) {
            int a = i + dx[d], b = j + dy[d];
            if (a < 0 || a >= n || b < 0 || b >= m || g[a][b] != '.') continue;
            g[a][b] = '#';
            q.push({a, b});
        }
    }
    return count;
}

int main() {
    int n, m;
    cin >> n >> m;
    vector<string> g(n);
    for (int i = 0; i < n; i++) cin >> g[i];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            bool edge = i == 0 || j == 0 || i == n - 1 || j == m - 1;
            if (edge && g[i][j] == '.') fillFrom(g, i, j);
        }
    int lakes = 0, largest = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (g[i][j] == '.') {
                lakes++;
                largest += fillFrom(g, i, j);
            }
    cout << lakes << " " << largest << endl;
    return 0;
}
