// fails: 05 TLE, 06 TLE, 08 TLE, 09 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE, 19 TLE, 20 TLE, 21 TLE, 22 TLE
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int n, m, p, answer;
vector<string> g;

void walk(int x, int y, int time) {
    if (x < 0 || x >= n || y < 0 || y >= m || g[x][y] == '#') return;
    if (g[x][y] != '.' && g[x][y] - '0' != time % p) return;
    if (time + n - 1 - x + m - 1 - y >= answer) return;
    if (x == n - 1 && y == m - 1) {
        answer = time;
        return;
    }
    walk(x + 1, y, time + 1);
    walk(x, y + 1, time + 1);
    walk(x - 1, y, time + 1);
    walk(x, y - 1, time + 1);
    walk(x, y, time + 1);
}

int main() {
    cin >> n >> m >> p;
    g.assign(n, "");
    for (int i = 0; i < n; i++) cin >> g[i];
    answer = n * m * p + 1;
    walk(0, 0, 0);
    cout << (answer > n * m * p ? -1 : answer) << endl;
    return 0;
}
