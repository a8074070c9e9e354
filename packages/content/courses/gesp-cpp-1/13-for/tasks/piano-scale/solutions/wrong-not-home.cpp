// fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    for (int i = a; i <= b; i++) {
        cout << i << " ";
    }
    for (int i = b - 1; i > a; i--) {
        cout << i << " ";
    }
    cout << endl;
    cout << 2 * (b - a) + 1 << endl;
    return 0;
}
