// fails: 06 TLE, 07 TLE, 08 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <algorithm>
#include <iostream>
using namespace std;

int n, K;
long long d, D, x[2005], v[2005], best;
bool reached;

void jump(int i, int used, long long total) {
    total += v[i];
    if (i == n) {
        if (!reached || total > best) best = total;
        reached = true;
        return;
    }
    for (int j = i + 1; j <= n && x[j] - x[i] <= D; j++) {
        int more = x[j] - x[i] <= d ? 0 : 1;
        if (used + more <= K) jump(j, used + more, total);
    }
}

int main() {
    cin >> n >> d >> D >> K;
    for (int i = 1; i <= n; i++) cin >> x[i] >> v[i];
    jump(1, 0, 0);
    if (reached)
        cout << best << endl;
    else
        cout << "NO" << endl;
    return 0;
}
