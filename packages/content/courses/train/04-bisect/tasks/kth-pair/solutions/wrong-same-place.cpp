// fails: 07 WA, 08 WA, 11 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, k, now, x, y, z;
    cin >> n >> k >> now >> x >> y >> z;
    vector<int> a(n), b(n);
    for (int i = 0; i < 2 * n; i++) {
        if (i < n) a[i] = now;
        else b[i - n] = now;
        now = (now * x + y) % z;
    }
    sort(a.begin(), a.end());
    sort(b.begin(), b.end());
    int l = 0, r = 2000000;
    while (l < r) {
        int m = (l + r) / 2;
        long long cheap = 0;
        int j = n;
        for (int i = 0; i < n; i++) {
            while (j > 0 && a[i] + b[j - 1] > m) j--;
            cheap += j;
        }
        if (cheap >= k) r = m;
        else l = m + 1;
    }
    cout << a[(k - 1) / n] + b[(k - 1) % n] << endl;
    return 0;
}
