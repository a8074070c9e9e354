// fails: 01 WA, 04 WA, 05 WA, 07 WA, 09 WA, 12 WA, 13 WA
#include <algorithm>
#include <iostream>
using namespace std;

int p[4005], to[13][4005];

int main() {
    int n, q, d;
    cin >> n >> q >> d;
    for (int i = 1; i <= n; i++) cin >> p[i];
    for (int i = 1, r = 1; i <= n; i++) {
        while (r < n && p[r + 1] - p[i] < d) r++;
        to[0][i] = r;
    }
    for (int j = 1; j < 13; j++)
        for (int i = 1; i <= n; i++) to[j][i] = to[j - 1][to[j - 1][i]];
    while (q--) {
        int x, y, jumps = 0;
        cin >> x >> y;
        if (x > y) swap(x, y);
        if (x < y) {
            for (int j = 12; j >= 0; j--)
                if (to[j][x] < y) {
                    x = to[j][x];
                    jumps += 1 << j;
                }
            jumps = to[0][x] >= y ? jumps + 1 : -1;
        }
        cout << jumps << "\n";
    }
    return 0;
}
