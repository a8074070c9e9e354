// fails: 01 WA, 05 WA, 08 WA, 09 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

struct Seat {
    int row, column;
};

int a[55][55];
bool used[55][55];

Seat choose(int r1, int r2, int c1, int c2) {
    Seat best = {0, 0};
    for (int i = r1; i <= r2; i++) {
        for (int j = c1; j <= c2; j++) {
            if (used[i][j]) continue;
            if (best.row == 0 || a[i][j] >= a[best.row][best.column]) {
                best.row = i;
                best.column = j;
            }
        }
    }
    return best;
}

int main() {
    int n, m, k;
    long long sum = 0;
    cin >> n >> m >> k;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            cin >> a[i][j];
            used[i][j] = false;
        }
    }
    for (int t = 1; t <= k; t++) {
        int r1, r2, c1, c2;
        cin >> r1 >> r2 >> c1 >> c2;
        Seat s = choose(r1, r2, c1, c2);
        cout << s.row << " " << s.column << endl;
        if (s.row == 0) continue;
        used[s.row][s.column] = true;
        sum += a[s.row][s.column];
    }
    cout << sum << endl;
    return 0;
}
