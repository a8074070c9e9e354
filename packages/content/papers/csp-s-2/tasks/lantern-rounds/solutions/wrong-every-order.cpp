// fails: 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 15 TLE, 16 TLE, 18 TLE
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int n;
vector<long long> d, v;
vector<vector<long long>> t;
long long best, when;

void walk(int here, int seen, long long score, long long now) {
    if (score > best || (score == best && now < when)) {
        best = score;
        when = now;
    }
    for (int i = 0; i < n; i++) {
        if (seen >> i & 1) continue;
        long long then = now + t[here][i + 1];
        if (then <= d[i]) walk(i + 1, seen | 1 << i, score + v[i], then);
    }
}

int main() {
    cin >> n;
    d.assign(n, 0);
    v.assign(n, 0);
    for (int i = 0; i < n; i++) cin >> d[i] >> v[i];
    t.assign(n + 1, vector<long long>(n + 1));
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= n; j++) cin >> t[i][j];
    for (int k = 0; k <= n; k++)
        for (int i = 0; i <= n; i++)
            for (int j = 0; j <= n; j++) t[i][j] = min(t[i][j], t[i][k] + t[k][j]);
    best = 0;
    when = 0;
    walk(0, 0, 0, 0);
    cout << best << " " << when << endl;
    return 0;
}
