// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 18 WA
#include <iostream>
using namespace std;

int n;
long long k, s[1005], t[1005];

bool enough(long long m) {
    long long made = 0;
    for (int i = 0; i < n; i++) {
        made += m / t[i];
        if (made >= k) return true;
    }
    return false;
}

int main() {
    cin >> n >> k;
    for (int i = 0; i < n; i++) cin >> s[i] >> t[i];
    long long l = 0, r = 2000000000000000000LL;
    while (l < r) {
        long long m = (l + r) / 2;
        if (enough(m)) r = m;
        else l = m + 1;
    }
    cout << l << endl;
    return 0;
}
