// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    long long a, b, c, d;
    cin >> a >> b >> c >> d;
    long long first = a * d, second = c * b;
    if (first < second)
        cout << 1 << " " << a - b << endl;
    else if (first > second)
        cout << 2 << " " << c - d << endl;
    else
        cout << 0 << " " << a - b << endl;
    return 0;
}
