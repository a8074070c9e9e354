// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, q, a[1105];
    cin >> n >> q;
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int k = 1; k <= q; k++) {
        int kind, p, x;
        cin >> kind;
        if (kind == 1) {
            cin >> p >> x;
            for (int i = n; i >= p; i--) a[i + 1] = a[i];
            a[p] = x;
            n++;
        } else if (kind == 2) {
            cin >> p;
            for (int i = p; i < n; i++) a[i] = a[i + 1];
            n--;
        } else {
            for (int l = 1, r = n; l <= n; l++, r--) {
                int t = a[l];
                a[l] = a[r];
                a[r] = t;
            }
        }
    }
    for (int i = 1; i <= n; i++) cout << a[i] << " ";
    cout << endl;
    return 0;
}
