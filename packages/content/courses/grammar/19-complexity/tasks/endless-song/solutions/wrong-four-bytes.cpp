// fails: 02 WA, 04 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int n, s[1005];

int first(int x) {
    return x / n * s[n] + s[x % n];
}

int main() {
    int q;
    cin >> n >> q;
    for (int i = 1; i <= n; i++) {
        cin >> s[i];
        s[i] += s[i - 1];
    }
    for (int i = 0; i < q; i++) {
        int l, r;
        cin >> l >> r;
        cout << first(r) - first(l - 1) << "\n";
    }
    return 0;
}
