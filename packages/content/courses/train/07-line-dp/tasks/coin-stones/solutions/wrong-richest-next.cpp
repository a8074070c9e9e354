// fails: 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    long long a[1005], f[1005];
    int g[1005];
    cin >> n >> k;
    for (int i = 1; i <= n; i++) cin >> a[i];
    f[n] = a[1];
    g[n] = 0;
    for (int at = 1; at < n;) {
        int to = at + 1;
        for (int j = at + 2; j <= n && j <= at + k; j++)
            if (a[j] >= a[to]) to = j;
        f[n] += a[to];
        g[n]++;
        at = to;
    }
    cout << f[n] << " " << g[n] << endl;
    return 0;
}
