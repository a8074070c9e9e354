// fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    long long e, m, a, wasted = 0;
    cin >> n >> e >> m;
    int passed = 0;
    for (int i = 1; i <= n; i++) {
        cin >> a;
        passed++;
        if (e + a < 0) break;
        e += a;
        if (e > m) {
            wasted += e - m;
            e = m;
        }
    }
    cout << passed << " " << e << " " << wasted << endl;
    return 0;
}
