// fails: 01 WA, 04 WA, 05 WA, 08 WA, 09 WA, 10 WA, 12 WA
#include <iostream>
using namespace std;

int a[55][55];

int rowSum(int r, int c1, int c2) {
    int s = 0;
    for (int j = c1; j <= c2; j++)
        s += a[r][j];
    return s;
}

int main() {
    int n, m, q;
    cin >> n >> m >> q;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            cin >> a[i][j];
    while (q--) {
        int r1, c1, r2, c2;
        cin >> r1 >> c1 >> r2 >> c2;
        int total = 0, best = -1, row = 0;
        for (int i = r1; i <= r2; i++) {
            int s = rowSum(i, c1, c2);
            total += s;
            if (s >= best) {
                best = s;
                row = i;
            }
        }
        cout << total << " " << row << endl;
    }
    return 0;
}
