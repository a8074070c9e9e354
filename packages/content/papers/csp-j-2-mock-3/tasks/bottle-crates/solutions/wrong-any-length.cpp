// fails: 02 WA, 04 WA, 05 WA, 06 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
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
    for (int i = 1; i <= n; i++) {
        count[sum[i - 1]]++;
        ways += count[sum[i]];
    }
    cout << ways << endl;
    return 0;
}
