#include <iostream>
using namespace std;

int main() {
    int h, a, b, c;
    cin >> h >> a >> b >> c;
    if (h >= c) {
        cout << "red " << h - c << endl;
    } else if (h >= b) {
        cout << "orange " << h - b << endl;
    } else if (h >= a) {
        cout << "yellow " << h - a << endl;
    } else {
        cout << "safe " << a - h << endl;
    }
    return 0;
}
