// fails: 01 WA, 02 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA, 20 WA
#include <iostream>
using namespace std;

int main() {
    int last, n, x;
    cin >> last >> n >> x;
    int a = 0, b = 0;
    char winner = '-';
    for (int i = 1; i <= n; i++) {
        x = (37 * x + 11) % 1009;
        int dice = x % 6 + 1;
        if (i % 2 == 1 || b >= 0) {
            a += dice;
            if (a > last) a = 2 * last - a;
            if (a == last) {
                winner = 'A';
                break;
            }
            if (a == b && a != 0) b = 0;
        } else {
            b += dice;
            if (b > last) b = 2 * last - b;
            if (b == last) {
                winner = 'B';
                break;
            }
            if (a == b && b != 0) a = 0;
        }
    }
    cout << winner << " " << a << " " << b << endl;
    return 0;
}
