// fails: 07 WA, 08 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int x;
    int k = 0;
    cin >> x;
    while (x >= 10) {
        if (x % 2 == 0) {
            x /= 2;
        } else {
            x -= 7;
        }
        k++;
    }
    cout << x << " " << k << endl;
    return 0;
}
