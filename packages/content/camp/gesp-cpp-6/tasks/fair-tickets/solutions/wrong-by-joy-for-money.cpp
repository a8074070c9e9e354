// fails: 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Stall { int p, v; };

bool better(Stall x, Stall y) {
    return (long long)x.v * y.p > (long long)y.v * x.p;
}

Stall a[105];

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> a[i].p >> a[i].v;
    sort(a, a + n, better);
    int sum = 0, free = 0;
    for (int i = 0; i < n; i++)
        if (a[i].p <= m) {
            m -= a[i].p;
            sum += a[i].v;
        } else {
            free = max(free, a[i].v);
        }
    cout << sum + free << endl;
    return 0;
}
