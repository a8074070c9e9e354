// fails: 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Toy {
    int t, w;
};

bool before(const Toy &x, const Toy &y) { return x.t * y.w < y.t * x.w; }

int main() {
    int n;
    Toy a[2005];
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i].t >> a[i].w;
    sort(a, a + n, before);
    int now = 0, cost = 0;
    for (int i = 0; i < n; i++) {
        now += a[i].t;
        cost += now * a[i].w;
    }
    cout << cost << endl;
    return 0;
}
