// fails: 02 WA, 10 WA, 11 WA, 12 WA, 14 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int n, m, cells;
bool leaks;
string g[105];

void walk(int i, int j) {
    if (i < 0 || i >= n || j < 0 || j >= m || g[i][j] != 'W') return;
    g[i][j] = '.';
    cells++;
    if (i == 0 || i == n - 1 || j == 0 || j == m - 1) {
        leaks = true;
        return;
    }
    walk(i + 1, j);
    walk(i - 1, j);
    walk(i, j + 1);
    walk(i, j - 1);
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> g[i];
    int ponds = 0, largest = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (g[i][j] == 'W') {
                cells = 0;
                leaks = false;
                walk(i, j);
                if (!leaks) {
                    ponds++;
                    largest = max(largest, cells);
                }
            }
    cout << ponds << " " << largest << endl;
    return 0;
}
