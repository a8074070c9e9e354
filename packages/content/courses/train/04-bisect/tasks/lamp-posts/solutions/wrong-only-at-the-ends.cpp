// fails: 02 WA, 06 WA, 08 WA, 09 WA, 11 WA, 19 WA, 20 WA, 21 WA, 22 WA
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
        long long more = b[i] - p >= d ? 1 : 0;
        planted += more + 1;
        last = more > 0 ? b[i] : p;
    }
    return planted >= k;
}

int main() {
    cin >> n >> k;
    for (int i = 0; i < n; i++) cin >> a[i] >> b[i];
    long long l = 1, r = 1000000000;
    while (l < r) {
        long long m = (l + r + 1) / 2;
        if (fits(m)) l = m;
        else r = m - 1;
    }
    cout << l << endl;
    return 0;
}
