// fails: 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, k, a, x, y, z;
    cin >> n >> k >> a >> x >> y >> z;
    vector<long long> sum(n + 1, 0);
    for (int i = 1; i <= n; i++) {
        sum[i] = sum[i - 1] + a;
        a = (a * x + y) % z;
    }
    long long ways = 0;
    for (int l = 0; l < n; l++)
        for (int r = l + 1; r <= n; r++)
            if ((sum[r] - sum[l]) % k == 0) ways++;
    cout << ways << endl;
    return 0;
}
