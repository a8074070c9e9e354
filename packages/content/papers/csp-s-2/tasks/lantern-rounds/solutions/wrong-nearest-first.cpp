// fails: 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
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
    vector<bool> done(n, false);
    long long now = 0, score = 0;
    int here = 0;
    while (true) {
        int next = -1;
        for (int i = 0; i < n; i++) {
            if (done[i] || now + t[here][i + 1] > d[i]) continue;
            if (next == -1 || t[here][i + 1] < t[here][next + 1]) next = i;
        }
        if (next == -1) break;
        now += t[here][next + 1];
        score += v[next];
        done[next] = true;
        here = next + 1;
    }
    cout << score << " " << now << endl;
    return 0;
}
