// fails: 01 WA, 02 WA, 04 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n, q, a[1005], b[1005];
    long long k, sum = 0;
    cin >> n >> q;
    for (int i = 0; i < n; i++) cin >> a[i];
    for (int i = 1; i <= q; i++) {
        cin >> k;
        sum += k;
    }
    int s = (sum % n + n) % n;
    for (int i = 0; i < n; i++) a[(i + s) % n] = a[i];
    for (int i = 0; i < n; i++) cout << a[i] << " ";
    cout << endl;
    return 0;
}
