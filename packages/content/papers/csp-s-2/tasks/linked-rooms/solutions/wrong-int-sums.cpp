// fails: 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA, 18 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, k, w, s, x, y, p, b;
    cin >> n >> k >> w >> s >> x >> y >> p >> b;
    vector<int> door(n + 1, 0);
    vector<vector<int>> f(n + 1);
    for (int i = 1; i <= n; i++) {
        f[i] = {-2000000000, (int)(s - b)};
        if (i > 1) door[i] = max(1LL, i - 1 - s % w);
        s = (s * x + y) % p;
    }
    int best = -2147483647;
    for (int v = n; v >= 1; v--) {
        if ((int)f[v].size() > k) best = max(best, f[v][k]);
        if (v == 1) break;
        vector<int> &mine = f[door[v]], &more = f[v];
        int size = min((long long)(mine.size() + more.size() - 2), k);
        vector<int> all(size + 1, -2147483647);
        for (int i = 1; i < (int)mine.size(); i++) {
            all[i] = max(all[i], mine[i]);
            for (int j = 1; j < (int)more.size() && i + j <= size; j++)
                all[i + j] = max(all[i + j], (int)((unsigned int)mine[i] + (unsigned int)more[j]));
        }
        mine.swap(all);
        vector<int>().swap(more);
    }
    cout << best << endl;
    return 0;
}
