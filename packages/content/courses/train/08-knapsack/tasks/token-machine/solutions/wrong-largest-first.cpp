// fails: 01 WA, 05 WA, 06 WA, 10 WA, 13 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
using namespace std;

int ways[100005], few[100005];

int main() {
    int n, m, all[55];
    cin >> n >> m;
    for (int j = 0; j <= m; j++) {
        ways[j] = 0;
        few[j] = 1000000;
    }
    ways[0] = 1;
    few[0] = 0;
    for (int i = 0; i < n; i++) {
        int c;
        cin >> c;
        all[i] = c;
        for (int j = c; j <= m; j++) {
            ways[j] = (ways[j] + ways[j - c]) % 1000000007;
            few[j] = min(few[j], few[j - c] + 1);
        }
    }
    sort(all, all + n);
    int left = m, coins = 0;
    for (int i = n - 1; i >= 0; i--) {
        coins += left / all[i];
        left %= all[i];
    }
    few[m] = left == 0 ? coins : 1000000;
    if (few[m] == 1000000) cout << "0 -1" << endl;
    else cout << ways[m] << " " << few[m] << endl;
    return 0;
}
