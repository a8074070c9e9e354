#include <algorithm>
#include <iostream>
using namespace std;

struct Rain {
    int l, r;
};

Rain a[1005];

bool before(const Rain &x, const Rain &y) {
    return x.l < y.l;
}

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i].l >> a[i].r;
    sort(a, a + n, before);
    int total = 0, longest = 0, l = a[0].l, r = a[0].r;
    for (int i = 1; i < n; i++) {
        if (a[i].l <= r + 1) {
            r = max(r, a[i].r);
        } else {
            total += r - l + 1;
            longest = max(longest, r - l + 1);
            l = a[i].l;
            r = a[i].r;
        }
    }
    total += r - l + 1;
    longest = max(longest, r - l + 1);
    cout << total << " " << longest << endl;
    return 0;
}
