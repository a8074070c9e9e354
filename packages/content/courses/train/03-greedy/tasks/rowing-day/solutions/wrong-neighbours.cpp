// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n, a[2005];
    long long w, p, q;
    cin >> n >> w >> p >> q;
    for (int i = 0; i < n; i++) cin >> a[i];
    sort(a, a + n);
    int i = 0, j = n - 1, pairs = 0;
    for (i = n - 1; i > 0; i--)
        if (a[i] + a[i - 1] <= w) {
            pairs++;
            i--;
        }
    long long alone = min(p, q), cost = n * alone;
    if (q < 2 * alone) cost = pairs * q + (n - 2 * pairs) * alone;
    cout << cost << " " << pairs << endl;
    return 0;
}
