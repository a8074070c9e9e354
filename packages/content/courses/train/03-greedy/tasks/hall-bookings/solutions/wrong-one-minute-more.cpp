// fails: 01 WA, 03 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 17 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Club {
    long long l, r;
};

bool before(const Club &x, const Club &y) { return x.r < y.r; }

int main() {
    int n;
    long long g;
    Club c[2005];
    cin >> n >> g;
    for (int i = 0; i < n; i++) cin >> c[i].l >> c[i].r;
    sort(c, c + n, before);
    int lent = 0;
    long long last = -g;
    for (int i = 0; i < n; i++)
        if (c[i].l > last + g) {
            lent++;
            last = c[i].r;
        }
    cout << lent << " " << last << endl;
    return 0;
}
