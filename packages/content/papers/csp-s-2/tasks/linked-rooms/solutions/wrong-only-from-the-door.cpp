// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 14 WA, 15 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, k, w, s, x, y, p, b;
    cin >> n >> k >> w >> s >> x >> y >> p >> b;
    vector<int> door(n + 1, 0);
    vector<vector<long long>> f(n + 1);
    for (int i = 1; i <= n; i++) {
        f[i] = {-4000000000000000000LL, s - b};
        if (i > 1) door[i] = max(1LL, i - 1 - s % w);
        s = (s * x + y) % p;
    }
    long long best = -4000000000000000000LL;
    for (int v = n; v >= 1; v--) {
        if (v == 1) best = max(best, f[v][k]);
        if (v == 1) break;
        vector<long long> &mine = f[door[v]], &more = f[v];
        int size = min((long long)(mine.size() + more.size() - 2), k);
        vector<long long> all(size + 1, -4000000000000000000LL);
        for (int i = 1; i < (int)mine.size(); i++) {
            all[i] = max(all[i], mine[i]);
            for (int j = 1; j < (int)more.size() && i + j <= size; j++)
                all[i + j] = max(all[i + j], mine[i] + more[j]);
        }
        mine.swap(all);
        vector<long long>().swap(more);
    }
    cout << best << endl;
    return 0;
}
