// fails: 01 WA, 03 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    int a[1005] = {0};
    for (int i = 1; i <= m; i++) {
        int x;
        cin >> x;
        a[x] = 1 - a[x];
    }
    int total = 0, now = 0, best = 0;
    for (int i = 1; i <= n; i++) {
        if (a[i] == 1) {
            total++;
            now++;
        } else {
            if (now > best)
                best = now;
            now = 0;
        }
    }
    cout << total << " " << best << endl;
    return 0;
}
