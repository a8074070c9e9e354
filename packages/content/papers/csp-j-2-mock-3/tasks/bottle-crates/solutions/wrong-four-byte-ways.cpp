// fails: 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 16 WA
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
    unsigned int ways = 0;
    for (int i = least; i <= n; i++) {
        count[sum[i - least]]++;
        ways += count[sum[i]];
    }
    cout << ways << endl;
    return 0;
}
