// fails: 07 TLE, 08 TLE, 09 TLE, 10 TLE, 12 TLE, 14 TLE
#include <algorithm>
#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<string> g(n);
    for (int i = 0; i < n; i++) cin >> g[i];
    int lakes = 0, largest = 0;
    for (int x = 0; x < n; x++)
        for (int y = 0; y < m; y++) {
            if (g[x][y] == '#') continue;
            vector<vector<bool>> seen(n, vector<bool>(m));
            queue<pair<int, int>> q;
            q.push({x, y});
            seen[x][y] = true;
            int count = 0;
            bool sea = false, first = true;
            while (!q.empty()) {
                int i = q.front().first, j = q.front().second;
                q.pop();
                count++;
                if (i == 0 || j == 0 || i == n - 1 || j == m - 1) sea = true;
                if (i < x || (i == x && j < y)) first = false;
                int dx[4] = {0, 0, 1, -1}, dy[4] = {1, -1, 0, 0};
                for (int d = 0; d < 4; d++) {
                    int a = i + dx[d], b = j + dy[d];
                    if (a < 0 || a >= n || b < 0 || b >= m || g[a][b] == '#' || seen[a][b]) continue;
                    seen[a][b] = true;
                    q.push({a, b});
                }
            }
            if (sea || !first) continue;
            lakes++;
            largest = max(largest, count);
        }
    cout << lakes << " " << largest << endl;
    return 0;
}
