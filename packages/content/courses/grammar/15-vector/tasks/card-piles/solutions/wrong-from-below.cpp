// fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int m, q;
    cin >> m >> q;
    vector<int> g[55];
    for (int i = 1; i <= m; i++) g[i].push_back(i);
    for (int i = 0; i < q; i++) {
        int a, b, k;
        cin >> a >> b >> k;
        int have = g[a].size();
        k = min(k, have);
        for (int j = 0; j < k; j++) g[b].push_back(g[a][j]);
        for (int j = 0; j < k; j++) g[a].pop_back();
    }
    for (int i = 1; i <= m; i++) cout << g[i].size() << " " << (g[i].empty() ? 0 : g[i].back()) << endl;
    return 0;
}
