// fails: 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE
#include <iostream>
using namespace std;

int kindsOf(int x) {
    int kinds = 0;
    for (int p = 2; p * p <= x; p++) {
        if (x % p == 0) kinds++;
        while (x % p == 0) x /= p;
    }
    return x > 1 ? kinds + 1 : kinds;
}

int main() {
    int q;
    cin >> q;
    while (q--) {
        int l, r, k, count = 0;
        cin >> l >> r >> k;
        for (int x = l; x <= r; x++)
            if (kindsOf(x) == k) count++;
        cout << count << "\n";
    }
    return 0;
}
