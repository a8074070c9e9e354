// fails: 01 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 14 WA, 15 WA, 16 WA, 18 WA
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
    while (low < high) {
        long long m = (low + high) / 2, now = r + a[0];
        int days = 1;
        for (int i = 1; i < n; i++) {
            if (now + r + a[i] <= m) now += r + a[i];
            else {
                days++;
                now = r + a[i];
            }
        }
        if (days <= k) high = m;
        else low = m + 1;
    }
    cout << low << endl;
    return 0;
}
