// fails: 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <iostream>
using namespace std;

long long water[5000005];

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int l, r, c;
        cin >> l >> r >> c;
        for (int x = l; x <= r; x++) water[x] += c;
    }
    long long best = water[1];
    int cells = 0;
    for (int x = 1; x <= n; x++) {
        if (water[x] > best) {
            best = water[x];
            cells = 0;
        }
        if (water[x] == best) cells++;
    }
    cout << best << " " << cells << endl;
    return 0;
}
