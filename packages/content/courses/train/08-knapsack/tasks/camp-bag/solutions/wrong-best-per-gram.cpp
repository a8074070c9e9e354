// fails: 05 WA, 08 WA, 10 WA, 12 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Thing {
    long long w, v;
};

bool before(const Thing &x, const Thing &y) { return x.v * y.w > y.v * x.w; }

int main() {
    int n, m;
    Thing a[105];
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> a[i].w >> a[i].v;
    sort(a, a + n, before);
    long long use = 0, weight = 0;
    for (int i = 0; i < n; i++)
        if (weight + a[i].w <= m) {
            weight += a[i].w;
            use += a[i].v;
        }
    cout << use << " " << weight << endl;
    return 0;
}
