// fails: 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE, 19 TLE, 20 TLE
#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int s[205][205];

int main() {
    int n, m, k;
    cin >> n >> m >> k;
    for (int i = 1; i <= n; i++) {
        string row;
        cin >> row;
        for (int j = 1; j <= m; j++)
            s[i][j] = s[i - 1][j] + s[i][j - 1] - s[i - 1][j - 1] + (row[j - 1] - '0');
    }
    int ways = 0, widest = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            for (int e = 1; e <= min(i, j); e++) {
                int sum = 0;
                for (int x = i - e + 1; x <= i; x++)
                    for (int y = j - e + 1; y <= j; y++)
                        sum += s[x][y] - s[x - 1][y] - s[x][y - 1] + s[x - 1][y - 1];
                if (sum % k == 0) {
                    ways++;
                    widest = max(widest, e);
                }
            }
    cout << ways << " " << widest << endl;
    return 0;
}
