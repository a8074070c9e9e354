#include <iostream>
#include <string>
using namespace std;

int main() {
    int dx[4] = {-1, 1, 0, 0}, dy[4] = {0, 0, -1, 1};
    int n, m, t;
    string g[45], h[45];
    cin >> n >> m >> t;
    int all = 0, fresh = 0;
    for (int i = 0; i < n; i++) {
        cin >> g[i];
        for (int j = 0; j < m; j++)
            if (g[i][j] == '#') all++;
    }
    for (int day = 1; day <= t; day++) {
        fresh = 0;
        for (int i = 0; i < n; i++) h[i] = g[i];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++) {
                if (g[i][j] == '#') continue;
                int near = 0;
                for (int d = 0; d < 4; d++) {
                    int x = i + dx[d], y = j + dy[d];
                    if (x >= 0 && x < n && y >= 0 && y < m && g[x][y] == '#') near++;
                }
                if (near >= 2) {
                    h[i][j] = '#';
                    fresh++;
                }
            }
        for (int i = 0; i < n; i++) g[i] = h[i];
        all += fresh;
    }
    cout << all << " " << fresh << endl;
    return 0;
}
