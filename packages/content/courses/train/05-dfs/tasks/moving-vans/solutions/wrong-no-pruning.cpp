// fails: 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <algorithm>
#include <iostream>
using namespace std;

int n, k, best, a[20], load[10];

bool heavier(int x, int y) { return x > y; }

void put(int at, int heaviest) {
    if (at == n) {
        best = min(best, heaviest);
        return;
    }
    for (int c = 0; c < k; c++) {
        load[c] += a[at];
        put(at + 1, max(heaviest, load[c]));
        load[c] -= a[at];
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
    put(0, 0);
    cout << best << endl;
    return 0;
}
