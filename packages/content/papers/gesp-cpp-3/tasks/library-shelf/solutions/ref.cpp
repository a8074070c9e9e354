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
            if (now > best)
                best = now;
        } else {
            now = 0;
        }
    }
    cout << total << " " << best << endl;
    return 0;
}
