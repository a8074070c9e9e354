#include <iostream>
using namespace std;

int n;
long long k, s[1005], t[1005];

bool enough(long long m) {
    long long made = 0;
    for (int i = 0; i < n; i++) {
        if (m > s[i]) made += (m - s[i]) / t[i];
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
