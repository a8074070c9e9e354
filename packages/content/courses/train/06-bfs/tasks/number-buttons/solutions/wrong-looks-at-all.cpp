// fails: 09 TLE, 10 TLE, 12 TLE, 13 TLE, 15 TLE, 17 TLE, 18 TLE, 19 TLE
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
    steps[s] = 0;
    int shown = 1;
    bool more = true;
    for (int turn = 0; more; turn++) {
        more = false;
        for (int x = 0; x < n; x++) {
            if (steps[x] != turn) continue;
            for (int i = 0; i < m; i++) {
                int y = (x * p[i] + add[i]) % n;
                if (steps[y] != -1) continue;
                steps[y] = turn + 1;
                shown++;
                more = true;
            }
        }
    }
    cout << steps[t] << " " << shown << endl;
    return 0;
}
