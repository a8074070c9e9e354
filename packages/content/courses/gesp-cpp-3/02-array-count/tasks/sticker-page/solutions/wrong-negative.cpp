// fails: 02 WA, 03 WA, 09 WA, 10 WA, 12 WA, 14 WA, 15 WA
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
        } else {
            extra += cnt[i] - 1;
        }
    }
    if (lack == 0) cout << "full";
    cout << endl << lack - extra / k << endl;
    return 0;
}
