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
    } else if ((a == 1 && b == 2) || (a == 2 && b == 0) || (a == 0 && b == 1)) {
        cout << 1 << " " << s << endl;
    } else {
        cout << 2 << " " << s << endl;
    }
    return 0;
}
