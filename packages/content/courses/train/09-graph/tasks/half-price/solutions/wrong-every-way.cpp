// fails: 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <iostream>
#include <vector>
using namespace std;

int n, m, k, used = -1;
long long least = -1;
vector<pair<int, int> > g[505];
bool onWay[505];

void go(int x, int t, long long sum) {
    if (x == n) {
        if (least == -1 || sum < least || (sum == least && t < used)) {
            least = sum;
            used = t;
        }
        return;
    }
    onWay[x] = true;
    for (auto &e : g[x]) {
        if (onWay[e.first]) continue;
        go(e.first, t, sum + e.second);
        if (t < k) go(e.first, t + 1, sum + e.second / 2);
    }
    onWay[x] = false;
}

int main() {
    cin >> n >> m >> k;
    for (int i = 0; i < m; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        g[a].push_back(make_pair(b, c));
        g[b].push_back(make_pair(a, c));
    }
    go(1, 0, 0);
    cout << least << " " << used << endl;
    return 0;
}
