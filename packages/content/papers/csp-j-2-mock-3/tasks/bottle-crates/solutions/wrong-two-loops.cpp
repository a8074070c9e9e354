// fails: 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, k, least, a, x, y, p;
    cin >> n >> k >> least >> a >> x >> y >> p;
    vector<int> sum(n + 1, 0), count(k, 0);
    for (int i = 1; i <= n; i++) {
        sum[i] = (sum[i - 1] + a) % k;
        a = (a * x + y) % p;
    }
    long long ways = 0;
    for (int i = least; i <= n; i++)
        for (int j = 0; j <= i - least; j++)
            if (sum[i] == sum[j]) ways++;
    cout << ways << endl;
    return 0;
}
