// fails: 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int d[5000005];

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i <= n + 1; i++) d[i] = 0;
    for (int i = 0; i < m; i++) {
        int l, r, c;
        cin >> l >> r >> c;
        d[l] += c;
        d[r + 1] -= c;
    }
    int now = d[1], best = d[1];
    int cells = 1;
    for (int i = 2; i <= n; i++) {
        now += d[i];
        if (now > best) {
            best = now;
            cells = 0;
        }
        if (now == best) cells++;
    }
    cout << best << " " << cells << endl;
    return 0;
}
