// fails: 05 TLE, 06 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE
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
        to[v].push_back(make_pair(u, w));
    }
    long long best = FAR;
    for (int u = 1; u <= n; u++)
        for (size_t i = 0; i < to[u].size(); i++) {
            int fare = to[u][i].second;
            to[u][i].second = 0;
            best = min(best, fromStation(1)[n]);
            to[u][i].second = fare;
        }
    cout << best << endl;
    return 0;
}
