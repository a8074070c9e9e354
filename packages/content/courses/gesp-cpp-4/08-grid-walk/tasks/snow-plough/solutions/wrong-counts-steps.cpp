// fails: 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

string g[105];
int times[105][105];
int dx[4] = {0, 1, 0, -1};
int dy[4] = {1, 0, -1, 0};

int main() {
    int n, m, k;
    cin >> n >> m >> k;
    for (int i = 0; i < n; i++) {
        cin >> g[i];
        for (int j = 0; j < m; j++) times[i][j] = 0;
    }
    int x = 0, y = 0, d = 0;
    times[0][0] = 1;
    for (int i = 1; i <= k; i++) {
        int nx = x + dx[d], ny = y + dy[d];
        if (nx < 0 || nx >= n || ny < 0 || ny >= m || g[nx][ny] == '#') {
            d = (d + 1) % 4;
            continue;
        }
        x = nx;
        y = ny;
        times[x][y]++;
    }
    int cells = 0, most = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
            cells += times[i][j];
            if (times[i][j] > most) most = times[i][j];
        }
    }
    cout << x + 1 << " " << y + 1 << endl;
    cout << cells << " " << most << endl;
    return 0;
}
