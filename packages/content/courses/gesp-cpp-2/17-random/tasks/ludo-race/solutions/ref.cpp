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
        if (i % 2 == 1) {
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
