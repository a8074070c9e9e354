// fails: 04 WA, 05 WA, 11 WA, 12 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    int s = a + b;
    a = a % 3;
    b = b % 3;
    if (a == b) {
        cout << 0 << " " << s << endl;
    } else if ((a == 1 && b == 2)) {
        cout << 1 << " " << s << endl;
    } else {
        cout << 2 << " " << s << endl;
    }
    return 0;
}
