// fails: 01 WA, 04 WA, 05 WA, 06 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

vector<int> g[2005];
int minute[2005];

void tell(int first) {
    queue<int> q;
    q.push(first);
    minute[first] = 0;
    while (!q.empty()) {
        int x = q.front();
        q.pop();
        for (int y : g[x])
            if (minute[y] == -1) {
                minute[y] = minute[x] + 1;
                q.push(y);
            }
    }
}

int main() {
    int n, m;
    cin >> n >> m;
    for (int x = 1; x <= n; x++) {
        g[x].clear();
        minute[x] = -1;
    }
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        g[a].push_back(b);
        g[b].push_back(a);
    }
    tell(1);
    int heard = 0, last = 0, groups = 1;
    for (int x = 1; x <= n; x++)
        if (minute[x] != -1) {
            heard++;
            last = max(last, minute[x]);
        }
    for (int x = 1; x <= n; x++)
        if (minute[x] == -1 && !g[x].empty()) {
            groups++;
            tell(x);
        }
    cout << heard << " " << last << " " << groups << endl;
    return 0;
}
