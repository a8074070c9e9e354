// fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    const long long NONE = -1000000000000000LL;
    int n, m;
    long long c;
    cin >> n >> m >> c;
    vector<long long> a(n + 1), b(m + 1), f(m + 1, 0), g(m + 1, NONE);
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int j = 1; j <= m; j++) cin >> b[j];
    for (int i = 1; i <= n; i++) {
        vector<long long> newF(m + 1, 0), newG(m + 1, NONE);
        for (int j = 1; j <= m; j++) {
            if (a[i] == b[j]) newG[j] = a[i] + max(f[j - 1], g[j - 1]);
            newF[j] = max(max(f[j], newF[j - 1]), newG[j]);
        }
        f = newF;
        g = newG;
    }
    cout << f[m] << endl;
    return 0;
}
