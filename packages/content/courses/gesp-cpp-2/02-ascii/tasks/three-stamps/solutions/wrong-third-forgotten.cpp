// fails: 05 WA, 07 WA, 09 WA, 11 WA, 12 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    char a, b, c;
    cin >> a >> b >> c;
    char m = a;
    if (b > m) m = b;
    cout << a + b + c << " " << m << endl;
    return 0;
}
