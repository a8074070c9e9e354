#include <algorithm>
#include <iostream>
using namespace std;

const int N = 2001, P = 1000000007;

int c[N + 2][N + 2], a[1005], b[1005];

int main() {
    int q, n = 0;
    cin >> q;
    for (int i = 0; i < q; i++) {
        cin >> a[i] >> b[i];
        n = max(n, max(a[i] + 1, b[i]));
    }
    for (int i = 0; i <= n; i++) {
        c[i][0] = 1;
        for (int j = 1; j <= i; j++) c[i][j] = (c[i - 1][j - 1] + c[i - 1][j]) % P;
    }
    for (int i = 0; i < q; i++) cout << c[a[i] + 1][b[i]] << "\n";
    return 0;
}
