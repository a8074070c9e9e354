// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int h, a, b, c;
    cin >> h >> a >> b >> c;
    if (h >= a) {
        cout << "yellow " << h - a << endl;
    } else if (h >= b) {
        cout << "orange " << h - b << endl;
    } else if (h >= c) {
        cout << "red " << h - c << endl;
    } else {
        cout << "safe " << a - h << endl;
    }
    return 0;
}
