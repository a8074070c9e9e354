// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

const int MOD = 1000000007;
long long a[100005], b[100005], c[100005], d[100005];

int main() {
    a[1] = b[1] = d[1] = 1;
    for (int i = 2; i <= 100000; i++) {
        a[i] = (b[i - 1] + c[i - 1] + d[i - 1]) % MOD;
        b[i] = (a[i - 1] + d[i - 1]) % MOD;
        c[i] = b[i - 1];
        d[i] = (a[i] + b[i] + c[i]) % MOD;
    }
    int q, n;
    cin >> q;
    for (int i = 1; i <= q; i++) {
        cin >> n;
        cout << (a[n] + b[n] + c[n] + d[n]) % MOD << " " << (b[n] + c[n]) % MOD << endl;
    }
    return 0;
}
