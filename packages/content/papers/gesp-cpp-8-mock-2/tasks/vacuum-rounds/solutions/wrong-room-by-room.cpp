// fails: 02 TLE, 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE
#include <iostream>
using namespace std;

const long long P = 1000000007;
int to[2005];
long long dust[2005];

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 1; i <= n; i++) cin >> to[i];
    for (int i = 1; i <= n; i++) cin >> dust[i];
    while (q--) {
        int x;
        long long k, total = 0;
        cin >> x >> k;
        for (long long i = 1; i < k; i++) {
            total = (total + dust[x]) % P;
            x = to[x];
        }
        cout << x << " " << (total + dust[x]) % P << "\n";
    }
    return 0;
}
