// fails: 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 14 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long whole, h;
    int n;
    cin >> whole >> n >> h;
    vector<long long> p(n + 2);
    for (int i = 1; i <= n; i++) cin >> p[i];
    p[n + 1] = whole;
    sort(p.begin(), p.end());
    vector<vector<unsigned>> f(n + 2, vector<unsigned>(n + 2, 0));
    for (int len = 2; len <= n + 1; len++)
        for (int i = 0; i + len <= n + 1; i++) {
            int j = i + len;
            unsigned best = f[i][i + 1] + f[i + 1][j];
            for (int k = i + 2; k < j; k++) best = min(best, f[i][k] + f[k][j]);
            long long d = p[j] - p[i];
            if (d < h && len <= n) d /= 2;
            f[i][j] = best + (unsigned)d;
        }
    cout << f[0][n + 1] << endl;
    return 0;
}
