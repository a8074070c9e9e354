// fails: 04 TLE, 05 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
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
    long long l = 1;
    while (!enough(l)) l++;
    cout << l << endl;
    return 0;
}
