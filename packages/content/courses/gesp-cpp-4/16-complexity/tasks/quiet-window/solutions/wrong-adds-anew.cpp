// fails: 05 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 14 TLE, 15 TLE
#include <iostream>
using namespace std;

int a[100005];

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int t = 1; t <= q; t++) {
        int k, start = 1;
        cin >> k;
        long long sum = 0;
        for (int i = 1; i <= k; i++) sum += a[i];
        long long best = sum;
        for (int i = k + 1; i <= n; i++) {
            sum = 0;
            for (int j = i - k + 1; j <= i; j++) sum += a[j];
            if (sum < best) {
                best = sum;
                start = i - k + 1;
            }
        }
        cout << start << " " << best << endl;
    }
    return 0;
}
