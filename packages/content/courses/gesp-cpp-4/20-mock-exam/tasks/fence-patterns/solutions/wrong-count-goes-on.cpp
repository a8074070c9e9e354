// fails: 01 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <algorithm>
using namespace std;

int a[305][305], f[305][305];

int main() {
    int n, m, total = 0, most = 0, count = 0;
    cin >> n >> m;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            cin >> a[i][j];
            f[i][j] = 1;
            if (i > 1 && j > 1 && a[i][j] == a[i - 1][j] && a[i][j] == a[i][j - 1] && a[i][j] == a[i - 1][j - 1]) {
                f[i][j] = min(f[i - 1][j], min(f[i][j - 1], f[i - 1][j - 1])) + 1;
            }
            total += f[i][j];
            if (f[i][j] > most) {
                most = f[i][j];
            }
            if (f[i][j] == most) count++;
        }
    }
    cout << total << " " << most << " " << count << endl;
    return 0;
}
