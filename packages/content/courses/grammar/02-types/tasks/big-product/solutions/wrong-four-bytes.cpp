// fails: 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, c, d;
    cin >> a >> b >> c >> d;
    cout << a * b * c << " " << d / a << endl;
    return 0;
}
