// fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    int t = a;
    a = b;
    b = a;
    cout << a << " " << b << " " << a + b << endl;
    return 0;
}
