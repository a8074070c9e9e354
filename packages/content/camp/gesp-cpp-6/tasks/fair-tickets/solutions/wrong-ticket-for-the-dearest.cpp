// fails: 02 WA, 04 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

int p[105], v[105], f[10005];

int main() {
    int n, m, k = 1;
    cin >> n >> m;
    for (int i = 1; i <= n; i++) {
        cin >> p[i] >> v[i];
        if (p[i] > p[k]) k = i;
    }
    for (int i = 1; i <= n; i++) {
        if (i == k) continue;
        for (int j = m; j >= p[i]; j--) f[j] = max(f[j], f[j - p[i]] + v[i]);
    }
    cout << f[m] + v[k] << endl;
    return 0;
}
