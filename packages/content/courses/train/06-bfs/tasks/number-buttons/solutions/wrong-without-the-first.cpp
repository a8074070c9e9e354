// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
#include <queue>
using namespace std;

int steps[500005];

int main() {
    int n, m, s, t;
    long long p[5], add[5];
    cin >> n >> m >> s >> t;
    for (int i = 0; i < m; i++) cin >> p[i] >> add[i];
    for (int x = 0; x < n; x++) steps[x] = -1;
    queue<int> q;
    q.push(s);
    steps[s] = 0;
    int shown = 0;
    while (!q.empty()) {
        int x = q.front();
        q.pop();
        for (int i = 0; i < m; i++) {
            int y = (x * p[i] + add[i]) % n;
            if (steps[y] != -1) continue;
            steps[y] = steps[x] + 1;
            shown++;
            q.push(y);
        }
    }
    cout << steps[t] << " " << shown << endl;
    return 0;
}
