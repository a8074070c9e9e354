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
                int sum = s[i][j] - s[i - e][j] - s[i][j - e] + s[i - e][j - e];
                if (sum % k == 0) {
                    ways++;
                    widest = max(widest, e);
                }
            }
    cout << ways << " " << widest << endl;
    return 0;
}
