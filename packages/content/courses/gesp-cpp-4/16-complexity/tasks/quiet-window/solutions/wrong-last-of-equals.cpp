// fails: 02 WA, 04 WA, 05 WA, 09 WA, 10 WA, 12 WA, 13 WA, 15 WA
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
            sum += a[i] - a[i - k];
            if (sum <= best) {
                best = sum;
                start = i - k + 1;
            }
        }
        cout << start << " " << best << endl;
    }
    return 0;
}
