// fails: 01 WA, 07 WA, 08 WA, 09 WA, 10 WA, 18 WA, 19 WA, 20 WA
#include <iostream>
using namespace std;

int main() {
    int a, b;
    char c;
    cin >> a >> c >> b;
    int big = a > b ? a : b;
    switch (c) {
        case '#':
            cout << big << endl;
            break;
        case '@':
            cout << a - b << endl;
            break;
        case '&':
            cout << a % b << endl;
            break;
        default:
            cout << -1 << endl;
    }
    return 0;
}
