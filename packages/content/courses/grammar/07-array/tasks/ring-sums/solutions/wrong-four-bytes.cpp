// fails: 04 WA, 08 WA, 09 WA, 10 WA, 11 WA
#include <iostream>
using namespace std;

int s[2005];

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 1; i <= n; i++) {
        int x;
        cin >> x;
        s[i] = s[i - 1] + x;
    }
    for (int i = 1; i <= q; i++) {
        int l, r;
        cin >> l >> r;
        int sum = s[r] - s[l - 1];
        if (l > r) sum += s[n];
        cout << sum << endl;
    }
    return 0;
}
