// fails: 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n, t[2005], w[2005], p[2005];
    cin >> n;
    for (int i = 0; i < n; i++) {
        cin >> t[i] >> w[i];
        p[i] = i;
    }
    long long best = -1;
    do {
        long long now = 0, cost = 0;
        for (int i = 0; i < n; i++) {
            now += t[p[i]];
            cost += now * w[p[i]];
        }
        if (best < 0 || cost < best) best = cost;
    } while (next_permutation(p, p + n));
    cout << best << endl;
    return 0;
}
