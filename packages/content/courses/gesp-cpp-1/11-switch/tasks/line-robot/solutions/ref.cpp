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
    cout << x << " " << (x >= 0 ? x : -x) << endl;
    return 0;
}
