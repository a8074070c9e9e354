// fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

long long s[2005];

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 1; i <= n; i++) {
        long long x;
        cin >> x;
        s[i] = s[i - 1] + x;
    }
    for (int i = 1; i <= q; i++) {
        int l, r;
        cin >> l >> r;
        if (l > r) swap(l, r);
        long long sum = s[r] - s[l - 1];
        cout << sum << endl;
    }
    return 0;
}
