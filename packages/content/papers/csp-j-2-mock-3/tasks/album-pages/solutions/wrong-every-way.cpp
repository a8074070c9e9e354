// fails: 07 TLE, 08 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

long long n, width, most, fee;
vector<long long> a;

long long best(int from) {
    long long left = width, least = 4000000000000000000LL;
    for (int to = from; to < n && to - from < most; to++) {
        left -= a[to];
        if (left < 0) break;
        if (to == n - 1) least = min(least, fee);
        else least = min(least, left * left + fee + best(to + 1));
    }
    return least;
}

int main() {
    cin >> n >> width >> most >> fee;
    a.assign(n, 0);
    for (int i = 0; i < n; i++) cin >> a[i];
    cout << best(0) << endl;
    return 0;
}
