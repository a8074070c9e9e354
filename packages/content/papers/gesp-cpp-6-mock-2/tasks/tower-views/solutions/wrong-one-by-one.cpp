// fails: 08 TLE, 09 TLE, 11 TLE, 12 TLE, 14 TLE, 15 TLE
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    long long m, h, x, y;
    cin >> n >> m >> h >> x >> y;
    vector<long long> a(n + 1);
    for (int i = 1; i <= n; i++) {
        a[i] = h;
        h = (h * x + y) % m;
    }
    long long sum = 0;
    int most = 0, at = n;
    for (int i = n; i >= 1; i--) {
        int j = i + 1;
        while (j <= n && a[j] < a[i]) j++;
        int seen = (j > n ? n : j) - i;
        sum += seen;
        if (seen >= most) {
            most = seen;
            at = i;
        }
    }
    cout << sum << " " << at << endl;
    return 0;
}
