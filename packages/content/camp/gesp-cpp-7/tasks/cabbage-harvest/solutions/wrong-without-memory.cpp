// fails: 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE
#include <algorithm>
#include <iostream>
using namespace std;

long long n, c, w[405];

long long best(int l, int r, int side) {
    if (l > r) return 0;
    long long day = n - (r - l);
    long long left = w[l] * day + best(l + 1, r, 0) - (side == 1 ? c : 0);
    long long right = w[r] * day + best(l, r - 1, 1) - (side == 0 ? c : 0);
    return max(left, right);
}

int main() {
    cin >> n >> c;
    for (int i = 1; i <= n; i++) cin >> w[i];
    cout << max(best(1, n, 0), best(1, n, 1)) << endl;
    return 0;
}
