// fails: 09 TLE, 10 TLE, 11 TLE, 13 TLE, 14 TLE, 16 TLE, 17 TLE, 18 TLE
#include <algorithm>
#include <iostream>
using namespace std;

int n, m, k, a[65][65], best = -1000000000;

void walk(int i, int j, int sum, int turns, int way) {
    if (i >= n || j >= m || turns > k) return;
    sum += a[i][j];
    if (i == n - 1 && j == m - 1) best = max(best, sum);
    walk(i, j + 1, sum, turns + (way == 1 ? 1 : 0), 0);
    walk(i + 1, j, sum, turns + (way == 0 ? 1 : 0), 1);
}

int main() {
    cin >> n >> m >> k;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) cin >> a[i][j];
    walk(0, 0, 0, 0, 2);
    cout << best << endl;
    return 0;
}
