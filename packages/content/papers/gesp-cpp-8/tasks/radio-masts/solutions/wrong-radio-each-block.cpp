// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Cable {
    int u, v, w;
};

Cable c[10005];
int up[5005];

int rootOf(int x) { return up[x] == x ? x : up[x] = rootOf(up[x]); }
bool cheaper(const Cable &p, const Cable &q) { return p.w < q.w; }

int main() {
    int n, m;
    long long x, total = 0;
    cin >> n >> m >> x;
    for (int i = 0; i < m; i++) cin >> c[i].u >> c[i].v >> c[i].w;
    sort(c, c + m, cheaper);
    for (int i = 1; i <= n; i++) up[i] = i;
    int blocks = n;
    for (int i = 0; i < m && c[i].w < x; i++) {
        int a = rootOf(c[i].u), b = rootOf(c[i].v);
        if (a == b) continue;
        up[a] = b;
        total += c[i].w;
        blocks--;
    }
    cout << total + blocks * x << endl;
    return 0;
}
