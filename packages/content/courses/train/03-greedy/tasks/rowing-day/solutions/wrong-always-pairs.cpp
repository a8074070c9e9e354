// fails: 02 WA, 04 WA, 07 WA, 08 WA, 10 WA, 12 WA, 13 WA, 15 WA, 17 WA, 18 WA
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
    long long alone = p, cost;
    cost = pairs * q + (n - 2 * pairs) * alone;
    cout << cost << " " << pairs << endl;
    return 0;
}
