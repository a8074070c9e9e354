// fails: 01 WA, 02 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    char a[35][35];
    long long f[35][35] = {0};
    int n, m;
    cin >> n >> m;
    int lost = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            cin >> a[i][j];
            if (i == 1 && j == 1)
                f[i][j] = 1;
            else
                f[i][j] = f[i - 1][j] + f[i][j - 1];
            if (f[i][j] == 0)
                lost++;
        }
    cout << f[n][m] << " " << lost << endl;
    return 0;
}
