// fails: 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 15 TLE, 16 TLE, 17 TLE
#include <algorithm>
#include <iostream>
using namespace std;

long long n, m, x, y, k;

long long best(long long i, long long j, bool used) {
    long long a = (i * x + j * y + i * j) % k;
    if (i == 0 && j == 0) return used ? 2 * a : a;
    long long most = 0;
    if (i > 0) most = max(most, best(i - 1, j, used) + a);
    if (j > 0) most = max(most, best(i, j - 1, used) + a);
    if (used && i > 0) most = max(most, best(i - 1, j, false) + 2 * a);
    if (used && j > 0) most = max(most, best(i, j - 1, false) + 2 * a);
    return most;
}

int main() {
    cin >> n >> m >> x >> y >> k;
    cout << best(n - 1, m - 1, true) << endl;
    return 0;
}
