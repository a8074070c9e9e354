// fails: 07 WA, 10 WA, 11 WA, 12 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int a[205][205];

int main() {
    int n, m;
    int edge = 0, inside = 0;
    cin >> n >> m;
    int best = 0, row = 0, column = 0;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            cin >> a[i][j];
            if (i == 1 || i == n || j == 1 || j == m) edge += a[i][j];
            else inside += a[i][j];
            if (a[i][j] > best) {
                best = a[i][j];
                row = i;
                column = j;
            }
        }
    }
    cout << edge << " " << inside << endl;
    cout << row << " " << column << endl;
    return 0;
}
