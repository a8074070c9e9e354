// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, c, d, k;
    cin >> a >> b >> c >> d >> k;
    a = (a - k + 40) % 10;
    b = (b - k + 40) % 10;
    c = (c - k + 40) % 10;
    d = (d - k + 40) % 10;
    cout << a << b << c << d << endl;
    cout << a + b + c + d << endl;
    return 0;
}
