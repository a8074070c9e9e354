// fails: 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, m, x, y, k;
    cin >> n >> m >> x >> y >> k;
    vector<unsigned> plain(m + 1, 0), used(m + 1, 0);
    for (long long i = 0; i < n; i++)
        for (long long j = 0; j < m; j++) {
            unsigned a = (i * x + j * y + i * j) % k;
            unsigned before = plain[j + 1], beforeUsed = used[j + 1];
            if (j > 0) {
                before = max(before, plain[j]);
                beforeUsed = max(beforeUsed, used[j]);
            }
            plain[j + 1] = before + a;
            used[j + 1] = max(beforeUsed + a, before + 2u * a);
        }
    cout << used[m] << endl;
    return 0;
}
