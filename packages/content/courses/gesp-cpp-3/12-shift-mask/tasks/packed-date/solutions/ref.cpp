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
            cout << (((y - 1980) << 9) | (m << 5) | d) << endl;
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
