// fails: 02 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <algorithm>
#include <iostream>
using namespace std;

const int N = 2001;

unsigned c[N + 2][N + 2];
int a[1005], b[1005];

int main() {
    int q, n = 0;
    cin >> q;
    for (int i = 0; i < q; i++) {
        cin >> a[i] >> b[i];
        n = max(n, max(a[i] + 1, b[i]));
    }
    for (int i = 0; i <= n; i++) {
        c[i][0] = 1;
        for (int j = 1; j <= i; j++) c[i][j] = c[i - 1][j - 1] + c[i - 1][j];
    }
    for (int i = 0; i < q; i++) cout << c[a[i] + 1][b[i]] % 1000000007u << "\n";
    return 0;
}
