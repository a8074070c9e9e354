// fails: 06 TLE, 07 TLE, 10 TLE, 11 TLE, 14 TLE, 15 TLE, 18 TLE, 19 TLE
#include <iostream>
using namespace std;

int n;
long long m, c[1005], t[1005], r[1005];

bool enough(long long moment) {
    long long loaves = 0;
    for (int i = 0; i < n; i++) {
        long long batches = (moment + r[i]) / (t[i] + r[i]);
        if (batches >= (m + c[i] - 1) / c[i]) return true;
        loaves += batches * c[i];
        if (loaves >= m) return true;
    }
    return false;
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> c[i] >> t[i] >> r[i];
    long long moment = 0;
    while (!enough(moment)) moment++;
    cout << moment << endl;
    return 0;
}
