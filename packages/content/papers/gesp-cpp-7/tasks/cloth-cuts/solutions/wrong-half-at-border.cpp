// fails: 05 WA, 07 WA, 08 WA, 10 WA, 11 WA, 13 WA
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
    vector<vector<long long>> f(n + 2, vector<long long>(n + 2, 0));
    for (int len = 2; len <= n + 1; len++)
        for (int i = 0; i + len <= n + 1; i++) {
            int j = i + len;
            long long best = f[i][i + 1] + f[i + 1][j];
            for (int k = i + 2; k < j; k++) best = min(best, f[i][k] + f[k][j]);
            long long d = p[j] - p[i];
            if (d <= h && len <= n) d /= 2;
            f[i][j] = best + d;
        }
    cout << f[0][n + 1] << endl;
    return 0;
}
