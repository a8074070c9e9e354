// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    char a, b, c;
    cin >> a >> b >> c;
    char m = a;
    if (b < m) m = b;
    if (c < m) m = c;
    cout << a + b + c << " " << m << endl;
    return 0;
}
