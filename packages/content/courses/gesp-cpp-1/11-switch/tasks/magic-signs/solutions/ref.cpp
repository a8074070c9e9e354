#include <iostream>
using namespace std;

int main() {
    int a, b;
    char c;
    cin >> a >> c >> b;
    int big = a > b ? a : b;
    int small = a > b ? b : a;
    switch (c) {
        case '#':
            cout << big << endl;
            break;
        case '@':
            cout << big - small << endl;
            break;
        case '&':
            cout << big % small << endl;
            break;
        default:
            cout << -1 << endl;
    }
    return 0;
}
