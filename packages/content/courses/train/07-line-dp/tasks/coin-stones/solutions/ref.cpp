#include <iostream>
using namespace std;

int main() {
    int n, k;
    long long a[1005], f[1005];
    int g[1005];
    cin >> n >> k;
    for (int i = 1; i <= n; i++) cin >> a[i];
    f[1] = a[1];
    g[1] = 0;
    for (int i = 2; i <= n; i++) {
        int from = i - 1;
        for (int j = i - 2; j >= 1 && j >= i - k; j--)
            if (f[j] > f[from] || (f[j] == f[from] && g[j] < g[from])) from = j;
        f[i] = f[from] + a[i];
        g[i] = g[from] + 1;
    }
    cout << f[n] << " " << g[n] << endl;
    return 0;
}
