// fails: 07 TLE, 08 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

long long n, k, best;
vector<int> door;
vector<long long> worth;
vector<bool> isOpen;

void choose(int room, int count, int tops, long long total) {
    if (tops > 1) return;
    if (count == k) {
        best = max(best, total);
        return;
    }
    if (room > n || count + n - room + 1 < k) return;
    isOpen[room] = true;
    choose(room + 1, count + 1, tops + (isOpen[door[room]] ? 0 : 1), total + worth[room]);
    isOpen[room] = false;
    choose(room + 1, count, tops, total);
}

int main() {
    long long w, s, x, y, p, b;
    cin >> n >> k >> w >> s >> x >> y >> p >> b;
    door.assign(n + 1, 0);
    worth.assign(n + 1, 0);
    isOpen.assign(n + 1, false);
    for (int i = 1; i <= n; i++) {
        worth[i] = s - b;
        if (i > 1) door[i] = max(1LL, i - 1 - s % w);
        s = (s * x + y) % p;
    }
    best = -4000000000000000000LL;
    choose(1, 0, 0, 0);
    cout << best << endl;
    return 0;
}
