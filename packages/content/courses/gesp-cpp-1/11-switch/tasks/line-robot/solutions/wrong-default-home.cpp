// fails: 02 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int x, k, d;
    cin >> x >> k >> d;
    switch (k) {
        case 1:
            x = x + d;
            break;
        case 2:
            x = x - d;
            break;
        case 3:
            x = x * 2;
            break;
        default:
            x = 0;
    }
    cout << x << " " << (x >= 0 ? x : -x) << endl;
    return 0;
}
