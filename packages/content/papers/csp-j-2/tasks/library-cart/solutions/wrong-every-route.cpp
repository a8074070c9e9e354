// fails-subtask: 2 TLE, 3 TLE, 4 Skipped
#include <iostream>
#include <string>
using namespace std;

int n, m, pads, best = -1;
string grid[200];

void walk(int x, int y, int left, int seconds) {
    if (x < 0 || x >= n || y < 0 || y >= m || grid[x][y] == '#') return;
    if (grid[x][y] == '~' && left-- == 0) return;
    if (best != -1 && seconds >= best) return;
    if (x == n - 1 && y == m - 1) {
        best = seconds;
        return;
    }
    char floor = grid[x][y];
    grid[x][y] = '#';
    walk(x + 1, y, left, seconds + 1);
    walk(x, y + 1, left, seconds + 1);
    walk(x - 1, y, left, seconds + 1);
    walk(x, y - 1, left, seconds + 1);
    grid[x][y] = floor;
}

int main() {
    cin >> n >> m >> pads;
    for (int i = 0; i < n; i++) cin >> grid[i];
    walk(0, 0, pads, 0);
    cout << best << endl;
    return 0;
}
