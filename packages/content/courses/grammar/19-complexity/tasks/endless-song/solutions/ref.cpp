#include <iostream>
using namespace std;

long long n, s[1005];

long long first(long long x) {
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
        long long l, r;
        cin >> l >> r;
        cout << first(r) - first(l - 1) << "\n";
    }
    return 0;
}
