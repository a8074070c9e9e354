#include <iostream>
using namespace std;

const long long MOD = 1000000007;
long long f[100005];

int main() {
    f[0] = 1;
    for (int i = 1; i <= 100000; i++) {
        f[i] = 2 * f[i - 1];
        if (i >= 2) f[i] += f[i - 2];
        if (i >= 4) f[i] += 3 * f[i - 4];
        f[i] = f[i] % MOD;
    }
    int q, n;
    cin >> q;
    for (int i = 1; i <= q; i++) {
        cin >> n;
        cout << f[n] << endl;
    }
    return 0;
}
