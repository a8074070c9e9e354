// fails: 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <algorithm>
#include <iostream>
using namespace std;

const int NEVER = -1000000000;
int n, k, m, c[105], s[105], best = NEVER;

void choose(int at, int left, int money, int sum) {
    if (left == 0) {
        best = max(best, sum);
        return;
    }
    if (n - at < left) return;
    if (money >= c[at]) choose(at + 1, left - 1, money - c[at], sum + s[at]);
    choose(at + 1, left, money, sum);
}

int main() {
    cin >> n >> k >> m;
    for (int i = 0; i < n; i++) cin >> c[i] >> s[i];
    choose(0, k, m, 0);
    if (best == NEVER) cout << "no" << endl;
    else cout << best << endl;
    return 0;
}
