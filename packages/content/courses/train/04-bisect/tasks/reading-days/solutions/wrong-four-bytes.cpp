// fails: 10 TLE, 11 WA, 12 WA, 13 WA, 14 WA, 15 TLE, 16 TLE, 18 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n, k, a[2005];
    int r, low = 0, high = 0;
    cin >> n >> k >> r;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        low = max(low, a[i]);
        high += a[i] + r;
    }
    while (low < high) {
        int m = (low + high) / 2, now = a[0];
        int days = 1;
        for (int i = 1; i < n; i++) {
            if (now + r + a[i] <= m) now += r + a[i];
            else {
                days++;
                now = a[i];
            }
        }
        if (days <= k) high = m;
        else low = m + 1;
    }
    cout << low << endl;
    return 0;
}
