// fails: 01 WA, 02 WA, 03 WA, 05 WA, 06 WA, 09 WA, 10 WA, 11 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    char a, b, c;
    cin >> a >> b >> c;
    char m = a;
    if (b > m) m = b;
    if (c > m) m = c;
    int sum = a + b + c;
    if (a >= '0' && a <= '9') sum -= 48;
    if (b >= '0' && b <= '9') sum -= 48;
    if (c >= '0' && c <= '9') sum -= 48;
    cout << sum << " " << m << endl;
    return 0;
}
