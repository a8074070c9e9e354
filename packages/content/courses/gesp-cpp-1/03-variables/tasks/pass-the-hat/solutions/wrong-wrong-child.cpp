// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, c;
    cin >> a >> b >> c;
    int t = c;
    c = b;
    b = a;
    a = t;
    c++;
    cout << a << " " << b << " " << c << endl;
    return 0;
}
