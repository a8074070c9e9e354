// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 16 WA, 17 WA
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

vector<int> g[22005];
int steps[22005];

int main() {
    int n, m;
    cin >> n >> m;
    for (int x = 1; x <= n + m; x++) {
        g[x].clear();
        steps[x] = -1;
    }
    for (int i = 1; i <= m; i++) {
        int k, before = 0;
        cin >> k;
        for (int j = 0; j < k; j++) {
            int stop;
            cin >> stop;
            if (before > 0) {
                g[stop].push_back(before);
                g[before].push_back(stop);
            }
            before = stop;
        }
    }
    queue<int> q;
    q.push(1);
    steps[1] = 0;
    while (!q.empty()) {
        int x = q.front();
        q.pop();
        for (int y : g[x])
            if (steps[y] == -1) {
                steps[y] = steps[x] + 1;
                q.push(y);
            }
    }
    int reached = 0;
    for (int x = 1; x <= n; x++)
        if (steps[x] != -1 && (steps[n] == -1 || steps[x] <= steps[n])) reached++;
    cout << (steps[n] == -1 ? -1 : steps[n]) << " " << reached << endl;
    return 0;
}
