// fails: 05 TLE, 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 15 TLE, 17 TLE, 18 TLE, 19 TLE, 20 TLE
#include <iostream>
#include <string>
using namespace std;

int n, m, k;
string g[45];

bool walk(int x, int y, int time, int limit) {
    if (x == n - 1 && y == m - 1 && time > 0) return true;
    if (time == limit) return false;
    int dx[4] = {-1, 1, 0, 0}, dy[4] = {0, 0, -1, 1};
    for (int d = 0; d < 4; d++) {
        int i = x + dx[d], j = y + dy[d];
        if (i < 0 || i >= n || j < 0 || j >= m || g[i][j] == '#') continue;
        if (g[i][j] != '.' && g[i][j] - '0' != (time + 1) % k) continue;
        if (walk(i, j, time + 1, limit)) return true;
    }
    return false;
}

int main() {
    cin >> n >> m >> k;
    for (int i = 0; i < n; i++) cin >> g[i];
    for (int limit = 1; limit <= n * m * k; limit++)
        if (walk(0, 0, 0, limit)) {
            cout << limit << endl;
            return 0;
        }
    cout << -1 << endl;
    return 0;
}
