// fails: 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const long long FAR = 1000000000000000LL;

int n, m;
vector<pair<int, int> > to[1505];

vector<long long> fromStation(int start) {
    vector<long long> d(n + 1, FAR);
    vector<bool> done(n + 1, false);
    d[start] = 0;
    for (int t = 0; t < n; t++) {
        int u = 0;
        for (int i = 1; i <= n; i++)
            if (!done[i] && (u == 0 || d[i] < d[u])) u = i;
        done[u] = true;
        for (size_t i = 0; i < to[u].size(); i++) {
            int v = to[u][i].first;
            d[v] = min(d[v], d[u] + to[u][i].second);
        }
    }
    return d;
}

int main() {
    cin >> n >> m;
    for (int i = 1; i <= n; i++) to[i].clear();
    for (int i = 0; i < m; i++) {
        int u, v, w;
        cin >> u >> v >> w;
        to[u].push_back(make_pair(v, w));
    }
    vector<long long> a = fromStation(1), b = fromStation(n);
    long long best = FAR;
    for (int u = 1; u <= n; u++)
        for (size_t i = 0; i < to[u].size(); i++) best = min(best, a[u] + b[to[u][i].first]);
    cout << best << endl;
    return 0;
}
