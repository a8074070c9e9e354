// fails: 06 WA, 07 WA, 08 WA, 09 WA, 12 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

long long f[10005];

int main() {
    int n, k;
    long long c;
    cin >> n >> k >> c;
    for (int j = 0; j <= n; j++) f[j] = j == 0 ? 0 : -10000000000LL;
    for (int i = 0; i < k; i++) {
        int w, v;
        cin >> w >> v;
        for (int j = w; j <= n; j++) f[j] = max(f[j], f[j - w] + v);
    }
    if (f[n] < -c * n) f[n] = -c * n;
    cout << f[n] << endl;
    return 0;
}
