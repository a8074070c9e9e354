// fails: 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, k, m, a, x, y, total = 0;
    cin >> n >> k >> m >> a >> x >> y;
    vector<long long> all;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++)
            if (i % k != j % k) total += llabs(all[j] - a);
        all.push_back(a);
        a = (a * x + y) % m;
    }
    cout << total << endl;
    return 0;
}
