#include <iostream>
using namespace std;

const long long LOW = -1000000000000;
long long a[205][205];

long long highest(int i, int j) {
    long long top = a[i - 1][j];
    if (a[i + 1][j] > top) top = a[i + 1][j];
    if (a[i][j - 1] > top) top = a[i][j - 1];
    if (a[i][j + 1] > top) top = a[i][j + 1];
    return top;
}

int main() {
    int n, m, tops = 0;
    cin >> n >> m;
    for (int i = 0; i <= n + 1; i++) {
        for (int j = 0; j <= m + 1; j++) a[i][j] = LOW;
    }
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) cin >> a[i][j];
    }
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            if (a[i][j] > highest(i, j)) tops++;
        }
    }
    cout << tops << endl;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            long long top = highest(i, j);
            if (a[i][j] <= top) continue;
            long long over = a[i][j] - top;
            if (top == LOW) over = a[i][j];
            cout << i << " " << j << " " << over << endl;
        }
    }
    return 0;
}
