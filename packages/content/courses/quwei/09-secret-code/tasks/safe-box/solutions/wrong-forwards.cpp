// fails: 01 WA, 04 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, c, d, k;
    cin >> a >> b >> c >> d >> k;
    a = (a + k) % 10;
    b = (b + 2 * k) % 10;
    c = (c + 3 * k) % 10;
    d = (d + 4 * k) % 10;
    cout << a << b << c << d << endl;
    cout << a + b + c + d << endl;
    return 0;
}
