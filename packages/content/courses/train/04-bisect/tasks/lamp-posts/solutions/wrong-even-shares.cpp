// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA, 20 WA, 21 WA
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
    long long l = (b[n - 1] - a[0]) / (k - 1);
    cout << l << endl;
    return 0;
}
