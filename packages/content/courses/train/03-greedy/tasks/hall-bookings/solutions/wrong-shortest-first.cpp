// fails: 01 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Club {
    long long l, r;
};

bool before(const Club &x, const Club &y) { return x.r - x.l < y.r - y.l; }

int main() {
    int n;
    long long g;
    Club c[2005];
    cin >> n >> g;
    for (int i = 0; i < n; i++) cin >> c[i].l >> c[i].r;
    sort(c, c + n, before);
    int lent = 0;
    long long last = 0;
    Club taken[2005];
    for (int i = 0; i < n; i++) {
        bool free = true;
        for (int k = 0; k < lent; k++)
            if (c[i].l < taken[k].r + g && taken[k].l < c[i].r + g) free = false;
        if (free) {
            taken[lent++] = c[i];
            last = max(last, c[i].r);
        }
    }
    cout << lent << " " << last << endl;
    return 0;
}
