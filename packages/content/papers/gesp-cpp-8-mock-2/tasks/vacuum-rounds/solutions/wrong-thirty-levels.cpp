// fails: 02 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

const long long P = 1000000007;
int to[60][2005];
long long dust[60][2005];

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 1; i <= n; i++) cin >> to[0][i];
    for (int i = 1; i <= n; i++) cin >> dust[0][i];
    for (int j = 1; j < 30; j++)
        for (int i = 1; i <= n; i++) {
            int m = to[j - 1][i];
            to[j][i] = to[j - 1][m];
            dust[j][i] = (dust[j - 1][i] + dust[j - 1][m]) % P;
        }
    while (q--) {
        int x;
        long long k, total = 0;
        cin >> x >> k;
        k--;
        for (int j = 0; j < 30; j++)
            if (k >> j & 1) {
                total += dust[j][x];
                x = to[j][x];
            }
        cout << x << " " << (total + dust[0][x]) % P << "\n";
    }
    return 0;
}
