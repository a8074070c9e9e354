// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 13 WA, 16 WA
#include <iostream>
#include <algorithm>
using namespace std;

int main() {
    int m, n, k, x, cnt[1005] = {0};
    cin >> m >> n >> k;
    for (int i = 1; i <= n; i++) {
        cin >> x;
        cnt[x]++;
    }
    int lack = 0, extra = 0;
    for (int i = 1; i <= m; i++) {
        if (cnt[i] == 0) {
            cout << i << " ";
            lack++;
        }
        extra += cnt[i] - 1;
    }
    if (lack == 0) cout << "full";
    cout << endl << max(0, lack - extra / k) << endl;
    return 0;
}
