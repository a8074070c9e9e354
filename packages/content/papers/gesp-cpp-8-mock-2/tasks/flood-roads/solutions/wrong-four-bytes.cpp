// fails: 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA
#include <algorithm>
#include <iostream>
using namespace std;

const unsigned FAR = 4000000000u;
int h[155], order[155];
unsigned d[155][155];
long long answer[3005];

struct Ask {
    int s, t, w, at;
};
Ask a[3005];

bool higher(int x, int y) { return h[x] > h[y]; }
bool deeper(const Ask &x, const Ask &y) { return x.w > y.w; }

int main() {
    int n, m, q;
    cin >> n >> m >> q;
    for (int i = 1; i <= n; i++) {
        cin >> h[i];
        order[i] = i;
        for (int j = 1; j <= n; j++) d[i][j] = i == j ? 0 : FAR;
    }
    for (int i = 0; i < m; i++) {
        unsigned u, v, c;
        cin >> u >> v >> c;
        d[u][v] = d[v][u] = min(d[u][v], c);
    }
    for (int i = 0; i < q; i++) {
        cin >> a[i].s >> a[i].t >> a[i].w;
        a[i].at = i;
    }
    sort(order + 1, order + n + 1, higher);
    sort(a, a + q, deeper);
    int added = 0;
    for (int i = 0; i < q; i++) {
        int s = a[i].s, t = a[i].t, w = a[i].w;
        while (added < n && h[order[added + 1]] >= w) {
            int k = order[++added];
            for (int x = 1; x <= n; x++)
                for (int y = 1; y <= n; y++) d[x][y] = min(d[x][y], d[x][k] + d[k][y]);
        }
        answer[a[i].at] = h[s] < w || h[t] < w || d[s][t] >= FAR ? -1LL : (long long)d[s][t];
    }
    for (int i = 0; i < q; i++) cout << answer[i] << "\n";
    return 0;
}
