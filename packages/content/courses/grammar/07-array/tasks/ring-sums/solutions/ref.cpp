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
        long long sum = s[r] - s[l - 1];
        if (l > r) sum += s[n];
        cout << sum << endl;
    }
    return 0;
}
