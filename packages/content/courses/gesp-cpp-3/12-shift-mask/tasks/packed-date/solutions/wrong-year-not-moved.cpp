// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        int kind, x, y, m, d;
        cin >> kind;
        if (kind == 1) {
            cin >> y >> m >> d;
            cout << ((y << 9) | (m << 5) | d) << endl;
        } else {
            cin >> x;
            d = x & 31;
            m = (x >> 5) & 15;
            y = (x >> 9) + 1980;
            cout << y << " " << m << " " << d << endl;
        }
    }
    return 0;
}
