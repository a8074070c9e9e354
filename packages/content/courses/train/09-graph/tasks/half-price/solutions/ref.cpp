#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

typedef pair<long long, int> Stop;
vector<pair<int, int> > g[505];
long long cost[6000];

int main() {
    int n, m, k;
    cin >> n >> m >> k;
    for (int x = 1; x <= n; x++) g[x].clear();
    for (int i = 0; i < m; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        g[a].push_back(make_pair(b, c));
        g[b].push_back(make_pair(a, c));
    }
    for (int s = 0; s < n * 11 + 11; s++) cost[s] = -1;
    priority_queue<Stop, vector<Stop>, greater<Stop> > q;
    q.push(make_pair(0LL, 11));
    while (!q.empty()) {
        Stop now = q.top();
        q.pop();
        int s = now.second, x = s / 11, t = s % 11;
        if (cost[s] != -1) continue;
        cost[s] = now.first;
        for (auto &e : g[x]) {
            int y = e.first, c = e.second;
            q.push(make_pair(now.first + c, y * 11 + t));
            if (t < k) q.push(make_pair(now.first + c / 2, y * 11 + t + 1));
        }
    }
    long long least = -1;
    int used = -1;
    for (int t = 0; t <= k; t++) {
        long long c = cost[n * 11 + t];
        if (c != -1 && (least == -1 || c < least)) {
            least = c;
            used = t;
        }
    }
    cout << least << " " << used << endl;
    return 0;
}
