// fails: 05 TLE, 06 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <iostream>
#include <string>
using namespace std;

int n, m, a, b, best = -1, cells;
string g[105];
bool onPath[105][105], seen[105][105];

void jump(int i, int j, int count) {
    if (i < 0 || i >= n || j < 0 || j >= m || g[i][j] == '#' || onPath[i][j]) return;
    if (!seen[i][j]) cells++;
    seen[i][j] = true;
    if (i == n - 1 && j == m - 1 && (best == -1 || count < best)) best = count;
    onPath[i][j] = true;
    int far[2] = {a, b};
    for (int f : far) {
        jump(i + f, j, count + 1);
        jump(i, j + f, count + 1);
        jump(i - f, j, count + 1);
        jump(i, j - f, count + 1);
    }
    onPath[i][j] = false;
}

int main() {
    cin >> n >> m >> a >> b;
    for (int i = 0; i < n; i++) cin >> g[i];
    jump(0, 0, 0);
    cout << best << " " << cells << endl;
    return 0;
}
