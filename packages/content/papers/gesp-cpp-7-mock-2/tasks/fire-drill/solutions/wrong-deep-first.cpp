// fails: 04 WA, 07 WA, 09 WA, 10 WA, 12 WA, 13 WA
#include <algorithm>
#include <iostream>
#include <stack>
#include <vector>
using namespace std;

int main() {
    int n, m, e;
    cin >> n >> m >> e;
    vector<vector<int>> from(n + 1);
    vector<int> steps(n + 1, -1);
    stack<int> q;
    for (int i = 0; i < e; i++) {
        int x;
        cin >> x;
        steps[x] = 0;
        q.push(x);
    }
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        from[v].push_back(u);
    }
    while (!q.empty()) {
        int x = q.top();
        q.pop();
        for (int y : from[x])
            if (steps[y] == -1) {
                steps[y] = steps[x] + 1;
                q.push(y);
            }
    }
    int lost = 0, most = 0;
    for (int x = 1; x <= n; x++) {
        if (steps[x] == -1) lost++;
        most = max(most, steps[x]);
    }
    cout << lost << " " << most << endl;
    return 0;
}
