// fails: 04 TLE, 10 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <algorithm>
#include <iostream>
using namespace std;

int n;
long long k, a[1005], b[1005];

bool fits(long long d) {
    long long planted = 0, last = -d;
    for (int i = 0; i < n; i++) {
        long long p = max(a[i], last + d);
        if (p > b[i]) continue;
        long long more = (b[i] - p) / d;
        planted += more + 1;
        last = p + more * d;
    }
    return planted >= k;
}

int main() {
    cin >> n >> k;
    for (int i = 0; i < n; i++) cin >> a[i] >> b[i];
    long long l = 1;
    while (fits(l + 1)) l++;
    cout << l << endl;
    return 0;
}
