#include <iostream>
using namespace std;

long long length[55], high[55];

long long count(int n, long long k) {
    if (n == 1) return 0;
    if (k <= length[n - 1]) return count(n - 1, k);
    k -= length[n - 1];
    if (k <= n) return high[n - 1] + k;
    return high[n - 1] + n + count(n - 1, k - n);
}

int main() {
    length[1] = 1;
    for (int i = 2; i <= 50; i++) {
        length[i] = 2 * length[i - 1] + i;
        high[i] = 2 * high[i - 1] + i;
    }
    int n, q;
    cin >> n >> q;
    while (q--) {
        long long k;
        cin >> k;
        cout << count(n, k) << endl;
    }
    return 0;
}
