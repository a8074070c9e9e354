// fails: 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 18 TLE
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n, k, a[2005];
    long long r, low = 0, high = 0;
    cin >> n >> k >> r;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        low = max(low, (long long)a[i]);
        high += a[i] + r;
    }
    for (;;) {
        long long m = low, now = a[0];
        int days = 1;
        for (int i = 1; i < n; i++) {
            if (now + r + a[i] <= m) now += r + a[i];
            else {
                days++;
                now = a[i];
            }
        }
        if (days <= k) break;
        low++;
    }
    cout << low << endl;
    return 0;
}
