// fails: 01 WA, 05 WA, 06 WA, 09 WA, 11 WA, 12 WA, 14 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    long long c;
    cin >> n >> m >> c;
    vector<long long> a(n + 1), b(m + 1);
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int j = 1; j <= m; j++) cin >> b[j];
    vector<vector<short>> f(n + 1, vector<short>(m + 1, 0));
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            f[i][j] = a[i] == b[j] ? f[i - 1][j - 1] + 1 : max(f[i - 1][j], f[i][j - 1]);
    long long total = 0;
    bool together = false;
    for (int i = n, j = m; i > 0 && j > 0;) {
        if (a[i] == b[j]) {
            total += a[i] + (together ? c : 0);
            together = true;
            i--;
            j--;
        } else {
            together = false;
            if (f[i - 1][j] >= f[i][j - 1]) i--;
            else j--;
        }
    }
    cout << total << endl;
    return 0;
}
