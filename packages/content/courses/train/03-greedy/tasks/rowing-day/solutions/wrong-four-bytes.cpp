// fails: 05 WA, 08 WA, 11 WA, 13 WA, 14 WA, 15 WA, 17 WA, 18 WA
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
    while (i < j) {
        if (a[i] + a[j] <= w) {
            pairs++;
            i++;
        }
        j--;
    }
    int alone = min(p, q), cost = n * alone;
    if (q < 2 * alone) cost = pairs * q + (n - 2 * pairs) * alone;
    cout << cost << " " << pairs << endl;
    return 0;
}
