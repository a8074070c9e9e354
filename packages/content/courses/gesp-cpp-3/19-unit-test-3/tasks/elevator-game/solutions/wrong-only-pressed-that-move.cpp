// fails: 02 WA, 03 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long h, x, y, a[20];
    int n, count = 0, best = 99;
    cin >> h >> x >> y >> n;
    for (int i = 0; i < n; i++) cin >> a[i];
    for (int s = 0; s < (1 << n); s++) {
        long long p = x;
        int used = 0;
        for (int i = 0; i < n; i++) {
            if ((s >> i) & 1) {
                long long q = p + a[i];
                if (q < 1 || q > h) used = 100;
                used++;
                p = q;
            }
        }
        if (p == y) {
            count++;
            if (used < best) best = used;
        }
    }
    if (count == 0) cout << "-1 -1" << endl;
    else cout << count << " " << best << endl;
    return 0;
}
