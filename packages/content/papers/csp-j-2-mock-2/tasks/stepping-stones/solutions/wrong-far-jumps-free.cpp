// fails: 02 WA, 04 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
using namespace std;

const long long NEVER = -1000000000000000000LL;
long long x[2005], v[2005], f[2005][6];

int main() {
    int n, far;
    long long d, D;
    cin >> n >> d >> D >> far;
    for (int i = 1; i <= n; i++) cin >> x[i] >> v[i];
    for (int i = 1; i <= n; i++)
        for (int k = 0; k <= far; k++) {
            f[i][k] = i == 1 && k == 0 ? v[1] : NEVER;
            for (int j = i - 1; j >= 1 && x[i] - x[j] <= D; j--) {
                int used = 0;
                if (used > k || f[j][k - used] == NEVER) continue;
                f[i][k] = max(f[i][k], f[j][k - used] + v[i]);
            }
        }
    long long best = *max_element(f[n], f[n] + far + 1);
    if (best == NEVER)
        cout << "NO" << endl;
    else
        cout << best << endl;
    return 0;
}
