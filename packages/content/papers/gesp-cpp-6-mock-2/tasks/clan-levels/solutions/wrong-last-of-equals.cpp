// fails: 02 WA, 04 WA, 06 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA, 15 WA
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

vector<int> children[20005];
int level[20005], c[20005];

int main() {
    int n, last = 0, best = 1;
    cin >> n;
    for (int i = 0; i <= n; i++) {
        children[i].clear();
        c[i] = 0;
    }
    for (int i = 1; i <= n; i++) {
        int p;
        cin >> p;
        children[p].push_back(i);
    }
    queue<int> q;
    q.push(0);
    level[0] = 0;
    while (!q.empty()) {
        int x = q.front();
        q.pop();
        for (int y : children[x]) {
            level[y] = level[x] + 1;
            last = level[y];
            c[level[y]]++;
            q.push(y);
        }
    }
    for (int g = 2; g <= last; g++)
        if (c[g] >= c[best]) best = g;
    cout << last << " " << best << " " << c[best] << endl;
    return 0;
}
