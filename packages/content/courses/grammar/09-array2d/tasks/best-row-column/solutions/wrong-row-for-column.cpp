// fails: 01 WA, 06 WA, 07 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int a[65][65];

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) cin >> a[i][j];
    int row = 0, column = 0, most = -1;
    for (int i = 1; i <= n; i++) {
        int sum = 0;
        for (int j = 1; j <= m; j++) sum += a[i][j];
        if (sum > most) {
            most = sum;
            row = i;
        }
    }
    most = -1;
    for (int j = 1; j <= m; j++) {
        int sum = 0;
        for (int i = 1; i <= n; i++) sum += a[i][j];
        if (sum > most) {
            most = sum;
            column = row;
        }
    }
    cout << row << " " << column << " " << a[row][column] << endl;
    return 0;
}
