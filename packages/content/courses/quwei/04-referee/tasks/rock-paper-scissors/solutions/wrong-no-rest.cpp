// fails: 04 WA, 05 WA, 09 WA, 10 WA, 11 WA, 12 WA, 14 WA, 15 WA, 16 WA, 17 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    int s = a + b;
    if (a == b) {
        cout << 0 << " " << s << endl;
    } else if ((a == 1 && b == 2) || (a == 2 && b == 0) || (a == 0 && b == 1)) {
        cout << 1 << " " << s << endl;
    } else {
        cout << 2 << " " << s << endl;
    }
    return 0;
}
