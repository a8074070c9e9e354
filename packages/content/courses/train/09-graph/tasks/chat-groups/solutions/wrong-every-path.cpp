// fails: 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

vector<int> g[2005];
int minute[2005];
bool onPath[2005];

void walk(int x, int time) {
    if (minute[x] == -1 || time < minute[x]) minute[x] = time;
    onPath[x] = true;
    for (int y : g[x])
        if (!onPath[y]) walk(y, time + 1);
    onPath[x] = false;
}

void tell(int first) { walk(first, 0); }

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
        if (minute[x] == -1) {
            groups++;
            tell(x);
        }
    cout << heard << " " << last << " " << groups << endl;
    return 0;
}
