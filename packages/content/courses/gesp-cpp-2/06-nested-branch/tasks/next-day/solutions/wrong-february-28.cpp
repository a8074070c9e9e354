// fails: 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 12 WA, 13 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n, y, m, d;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> y >> m >> d;
        int days = 31;
        if (m == 4 || m == 6 || m == 9 || m == 11) {
            days = 30;
        } else if (m == 2) {
            if ((y % 4 == 0 && y % 100 != 0) || y % 400 == 0) {
                days = 28;
            } else {
                days = 28;
            }
        }
        if (d < days) {
            d++;
        } else {
            d = 1;
            if (m == 12) {
                m = 1;
                y++;
            } else {
                m++;
            }
        }
        cout << y << " " << m << " " << d << endl;
    }
    return 0;
}
