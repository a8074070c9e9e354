// fails: 02 WA, 06 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA, 16 WA, 18 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Runner {
    int c, s;
};

bool before(const Runner &x, const Runner &y) { return x.s > y.s; }

int main() {
    int n, k, m;
    Runner a[105];
    cin >> n >> k >> m;
    for (int i = 0; i < n; i++) cin >> a[i].c >> a[i].s;
    sort(a, a + n, before);
    int sum = 0;
    for (int i = 0; i < n && k > 0; i++)
        if (a[i].c <= m) {
            m -= a[i].c;
            sum += a[i].s;
            k--;
        }
    if (k > 0) cout << "no" << endl;
    else cout << sum << endl;
    return 0;
}
