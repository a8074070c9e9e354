// fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Bridge {
    int u, v, w;
};

Bridge a[5005];
int up[2005];

int rootOf(int x) { return up[x] == x ? x : up[x] = rootOf(up[x]); }
bool shorter(const Bridge &p, const Bridge &q) { return p.w < q.w; }

int main() {
    int n, m, k;
    long long total = 0;
    cin >> n >> m >> k;
    for (int i = 0; i < m; i++) cin >> a[i].u >> a[i].v >> a[i].w;
    sort(a, a + m, shorter);
    for (int i = 1; i <= n; i++) up[i] = i;
    int groups = n;
    for (int i = 0; i < m && groups >= k; i++) {
        int x = rootOf(a[i].u), y = rootOf(a[i].v);
        if (x == y) continue;
        up[x] = y;
        total += a[i].w;
        groups--;
    }
    cout << (groups > k ? -1 : total) << endl;
    return 0;
}
