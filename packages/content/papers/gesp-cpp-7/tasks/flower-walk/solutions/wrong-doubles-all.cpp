// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, m, x, y, k;
    cin >> n >> m >> x >> y >> k;
    vector<long long> plain(m + 1, 0), used(m + 1, 0);
    for (long long i = 0; i < n; i++)
        for (long long j = 0; j < m; j++) {
            long long a = (i * x + j * y + i * j) % k;
            long long before = plain[j + 1], beforeUsed = used[j + 1];
            if (j > 0) {
                before = max(before, plain[j]);
                beforeUsed = max(beforeUsed, used[j]);
            }
            plain[j + 1] = before + a;
            used[j + 1] = beforeUsed + 2 * a;
        }
    cout << used[m] << endl;
    return 0;
}
