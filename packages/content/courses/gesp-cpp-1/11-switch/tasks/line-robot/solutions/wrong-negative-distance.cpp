// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 13 WA, 15 WA, 17 WA
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
        case 4:
            x = 0;
            break;
    }
    cout << x << " " << x << endl;
    return 0;
}
