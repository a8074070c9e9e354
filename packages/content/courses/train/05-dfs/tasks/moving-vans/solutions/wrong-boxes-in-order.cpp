// fails: 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
using namespace std;

int n, k, best, a[20], load[10];

bool heavier(int x, int y) { return x > y; }

void put(int at, int heaviest) {
    if (at == n) {
        best = heaviest;
        return;
    }
    for (int c = 0; c < k; c++) {
        if (load[c] + a[at] < best) {
            load[c] += a[at];
            put(at + 1, max(heaviest, load[c]));
            load[c] -= a[at];
        }
        if (load[c] == 0) break;
    }
}

int main() {
    cin >> n >> k;
    best = 1;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        best += a[i];
    }
    int l = *max_element(a, a + n), r = best;
    while (l < r) {
        int m = (l + r) / 2, cars = 1, now = 0;
        for (int i = 0; i < n; i++) {
            if (now + a[i] > m) {
                cars++;
                now = 0;
            }
            now += a[i];
        }
        if (cars <= k) r = m;
        else l = m + 1;
    }
    best = l;
    cout << best << endl;
    return 0;
}
