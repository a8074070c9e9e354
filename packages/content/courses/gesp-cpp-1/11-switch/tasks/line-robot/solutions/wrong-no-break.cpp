// fails: 01 WA, 04 WA, 05 WA, 06 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int x, k, d;
    cin >> x >> k >> d;
    switch (k) {
        case 1:
            x = x + d;
        case 2:
            x = x - d;
        case 3:
            x = x * 2;
        case 4:
            x = 0;
    }
    cout << x << " " << (x >= 0 ? x : -x) << endl;
    return 0;
}
