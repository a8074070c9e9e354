// fails: 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA, 17 WA, 18 WA
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
    sort(a, a + n, heavier);
    cout << max(a[0], (best - 1 + k - 1) / k) << endl;
    return 0;
}
