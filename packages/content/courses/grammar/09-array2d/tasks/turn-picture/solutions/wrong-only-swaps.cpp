// fails: 01 WA, 02 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, m, k;
    string g[55], t[55];
    cin >> n >> m >> k;
    for (int i = 0; i < n; i++) cin >> g[i];
    k %= 4;
    while (k > 0) {
        for (int i = 0; i < m; i++) {
            t[i] = "";
            for (int j = 0; j < n; j++) t[i] += g[j][i];
        }
        swap(n, m);
        for (int i = 0; i < n; i++) g[i] = t[i];
        k--;
    }
    for (int i = 0; i < n; i++) cout << g[i] << endl;
    return 0;
}
