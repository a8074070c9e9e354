#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, m, k;
    string g[55], t[55];
    cin >> n >> m >> k;
    for (int i = 0; i < n; i++) cin >> g[i];
    k = k % 4;
    while (k > 0) {
        for (int i = 0; i < m; i++) {
            t[i] = "";
            for (int j = 0; j < n; j++) t[i] += g[n - 1 - j][i];
        }
        swap(n, m);
        for (int i = 0; i < n; i++) g[i] = t[i];
        k--;
    }
    for (int i = 0; i < n; i++) cout << g[i] << endl;
    return 0;
}
