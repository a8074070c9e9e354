#include <iostream>
using namespace std;

int main() {
    int y, m, d;
    cin >> y >> m >> d;
    int days = 31;
    if (m == 2) {
        bool leap = (y % 4 == 0 && y % 100 != 0) || y % 400 == 0;
        days = leap ? 29 : 28;
    } else if (m == 4 || m == 6 || m == 9 || m == 11) {
        days = 30;
    }
    d++;
    if (d > days) {
        d = 1;
        m++;
    }
    if (m > 12) {
        m = 1;
        y++;
    }
    cout << y << " " << m << " " << d << endl;
    return 0;
}
