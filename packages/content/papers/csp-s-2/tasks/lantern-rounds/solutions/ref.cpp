#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> d(n), v(n);
    for (int i = 0; i < n; i++) cin >> d[i] >> v[i];
    vector<vector<long long>> t(n + 1, vector<long long>(n + 1));
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= n; j++) cin >> t[i][j];
    for (int k = 0; k <= n; k++)
        for (int i = 0; i <= n; i++)
            for (int j = 0; j <= n; j++) t[i][j] = min(t[i][j], t[i][k] + t[k][j]);
    const long long never = 4000000000000000000LL;
    vector<vector<long long>> f(1 << n, vector<long long>(n, never));
    for (int i = 0; i < n; i++)
        if (t[0][i + 1] <= d[i]) f[1 << i][i] = t[0][i + 1];
    long long best = 0, when = 0;
    for (int s = 1; s < (1 << n); s++) {
        long long score = 0;
        for (int i = 0; i < n; i++)
            if (s >> i & 1) score += v[i];
        for (int i = 0; i < n; i++) {
            long long now = f[s][i];
            if (now == never) continue;
            if (score > best || (score == best && now < when)) {
                best = score;
                when = now;
            }
            for (int j = 0; j < n; j++) {
                if (s >> j & 1) continue;
                long long then = now + t[i + 1][j + 1];
                if (then <= d[j]) f[s | 1 << j][j] = min(f[s | 1 << j][j], then);
            }
        }
    }
    cout << best << " " << when << endl;
    return 0;
}
