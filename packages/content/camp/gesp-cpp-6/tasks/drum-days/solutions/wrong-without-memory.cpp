// fails: 08 TLE, 09 TLE, 10 TLE, 11 TLE, 13 TLE, 14 TLE
#include <algorithm>
#include <iostream>
using namespace std;

long long a[20005];

long long f(int i) {
    if (i <= 0) return 0;
    if (i == 1) return a[1];
    long long best = max(f(i - 1), f(i - 2) + a[i]);
    return max(best, f(i - 3) + a[i - 1] + a[i]);
}

int main() {
    int n;
    cin >> n;
    for (int i = 1; i <= n; i++) cin >> a[i];
    cout << f(n) << endl;
    return 0;
}
