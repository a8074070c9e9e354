// fails: 01 WA, 04 WA, 05 WA, 09 WA, 10 WA, 12 WA, 13 WA, 14 WA, 16 WA, 18 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    int y, m, d;
    cin >> y >> m >> d;
    int days = 31;
    if (m == 2) {
        bool leap = y % 4 == 0;
        days = leap ? 29 : 28;
    } else if (m == 4 || m == 6 || m == 9 || m == 11) {
        days = 31;
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
