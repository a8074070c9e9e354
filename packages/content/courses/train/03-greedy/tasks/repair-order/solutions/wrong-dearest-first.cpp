// fails: 01 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Toy {
    int t, w;
};

bool before(const Toy &x, const Toy &y) { return x.w > y.w; }

int main() {
    int n;
    Toy a[2005];
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i].t >> a[i].w;
    sort(a, a + n, before);
    long long now = 0, cost = 0;
    for (int i = 0; i < n; i++) {
        now += a[i].t;
        cost += now * a[i].w;
    }
    cout << cost << endl;
    return 0;
}
