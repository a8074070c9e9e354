// fails: 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

typedef pair<long long, int> Stop;
long long heard[50005];

int main() {
    int n, m;
    long long p[3], add[3], r[3], w[3];
    cin >> n >> m;
    for (int j = 0; j < m; j++) cin >> p[j] >> add[j] >> r[j] >> w[j];
    for (int i = 0; i < n; i++) heard[i] = -1;
    vector<long long> best(n, -1);
    best[0] = 0;
    int count = 0;
    long long last = 0;
    for (int turn = 0; turn < n; turn++) {
        long long earliest = -1;
        for (int x = 0; x < n; x++)
            if (best[x] != -1 && heard[x] == -1 && (earliest == -1 || best[x] < earliest)) earliest = best[x];
        if (earliest == -1) break;
        int left = 0, i = -1;
        for (int x = 0; x < n; x++)
            if (heard[x] == -1) {
                left++;
                if (best[x] == earliest && i == -1) i = x;
            }
        heard[i] = best[i];
        last = best[i];
        count = n - left + 1;
        for (int j = 0; j < m; j++) {
            int to = (i * p[j] + add[j]) % n;
            long long time = best[i] + i * r[j] % w[j] + 1;
            if (best[to] == -1 || time < best[to]) best[to] = time;
        }
    }
    cout << count << " " << last << endl;
    return 0;
}
