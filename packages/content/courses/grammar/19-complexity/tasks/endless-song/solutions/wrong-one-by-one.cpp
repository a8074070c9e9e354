// fails: 03 TLE, 04 TLE, 07 TLE, 08 TLE, 10 TLE, 11 TLE
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
        long long sum = 0;
        for (long long x = l; x <= r; x++) {
            int at = (x - 1) % n + 1;
            sum += s[at] - s[at - 1];
        }
        cout << sum << "\n";
    }
    return 0;
}
