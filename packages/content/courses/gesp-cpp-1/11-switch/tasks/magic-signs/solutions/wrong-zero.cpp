// fails: 02 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int a, b;
    char c;
    cin >> a >> c >> b;
    int result = 0;
    int big = a > b ? a : b;
    int small = a > b ? b : a;
    switch (c) {
        case '#':
            result = big;
            break;
        case '@':
            result = big - small;
            break;
        case '&':
            result = big % small;
            break;
    }
    cout << result << endl;
    return 0;
}
