#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

long long f[805][805];

int main() {
    string a, b;
    long long p, q, r;
    cin >> a >> b >> p >> q >> r;
    int n = a.size(), m = b.size();
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= m; j++) {
            if (i == 0) f[i][j] = j * p;
            else if (j == 0) f[i][j] = i * q;
            else {
                long long keep = f[i - 1][j - 1];
                if (a[i - 1] != b[j - 1]) keep += r;
                f[i][j] = min(keep, min(f[i][j - 1] + p, f[i - 1][j] + q));
            }
        }
    cout << f[n][m] << endl;
    return 0;
}
