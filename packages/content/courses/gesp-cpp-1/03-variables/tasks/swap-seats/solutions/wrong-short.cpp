// fails: 04 WA, 05 WA, 06 WA, 08 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    short a, b;
    cin >> a >> b;
    short t = a;
    a = b;
    b = t;
    cout << a << " " << b << " " << a + b << endl;
    return 0;
}
