// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <algorithm>
#include <iostream>
using namespace std;

const int N = 1000000;

int kinds[N + 1], pre[8][N + 1];
int l[5005], r[5005], k[5005];

int main() {
    int q, n = 1;
    cin >> q;
    for (int i = 0; i < q; i++) {
        cin >> l[i] >> r[i] >> k[i];
        n = max(n, r[i]);
    }
    for (int i = 1; i <= n; i++) kinds[i] = 0;
    for (int i = 2; i <= n; i++)
        if (kinds[i] == 0)
            for (int j = i + i; j <= n; j += i) kinds[j]++;
    for (int i = 1; i <= n; i++)
        for (int c = 0; c < 8; c++) pre[c][i] = pre[c][i - 1] + (kinds[i] == c ? 1 : 0);
    for (int i = 0; i < q; i++) cout << pre[k[i]][r[i]] - pre[k[i]][l[i] - 1] << "\n";
    return 0;
}
