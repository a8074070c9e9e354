// fails: 01 WA, 05 WA, 07 WA, 09 WA, 11 WA, 12 WA, 15 WA
#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

struct Card {
    string name;
    long long sum;
    int count;
};

Card a[1005], b[1005];

bool byName(const Card &x, const Card &y) {
    return x.name < y.name;
}

bool byPoints(const Card &x, const Card &y) {
    if (x.sum != y.sum) return x.sum > y.sum;
    if (x.count != y.count) return x.count > y.count;
    return x.name < y.name;
}

int main() {
    int n, k, m = 0;
    cin >> n >> k;
    for (int i = 0; i < n; i++) {
        cin >> a[i].name >> a[i].sum;
        a[i].count = 1;
    }
    sort(a, a + n, byName);
    for (int i = 0; i < n; i++) {
        if (i > 0 && a[i].name == a[i - 1].name) {
            b[m - 1].sum += a[i].sum;
            b[m - 1].count++;
        } else {
            b[m] = a[i];
            m++;
        }
    }
    sort(b, b + m, byPoints);
    for (int i = 0; i < m && i < k; i++) cout << b[i].name << " " << b[i].sum << endl;
    return 0;
}
