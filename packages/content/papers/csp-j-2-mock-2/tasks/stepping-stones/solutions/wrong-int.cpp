// fails: 07 WA, 09 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
using namespace std;

const int NEVER = -2000000000;
int x[2005], v[2005], f[2005][6];

int main() {
    int n, far;
    int d, D;
    cin >> n >> d >> D >> far;
    for (int i = 1; i <= n; i++) cin >> x[i] >> v[i];
    for (int i = 1; i <= n; i++)
        for (int k = 0; k <= far; k++) {
            f[i][k] = i == 1 && k == 0 ? v[1] : NEVER;
            for (int j = i - 1; j >= 1 && x[i] - x[j] <= D; j--) {
                int used = x[i] - x[j] <= d ? 0 : 1;
                if (used > k || f[j][k - used] == NEVER) continue;
                f[i][k] = max(f[i][k], f[j][k - used] + v[i]);
            }
        }
    int best = *max_element(f[n], f[n] + far + 1);
    if (best == NEVER)
        cout << "NO" << endl;
    else
        cout << best << endl;
    return 0;
}
