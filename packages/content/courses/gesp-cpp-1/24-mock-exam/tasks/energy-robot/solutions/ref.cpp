#include <iostream>
using namespace std;

int main() {
    int n;
    long long e, m, a, wasted = 0;
    cin >> n >> e >> m;
    int passed = 0;
    for (int i = 1; i <= n; i++) {
        cin >> a;
        if (e + a < 0) break;
        e += a;
        passed++;
        if (e > m) {
            wasted += e - m;
            e = m;
        }
    }
    cout << passed << " " << e << " " << wasted << endl;
    return 0;
}
