// fails: 01 WA, 02 WA, 04 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    long long a, b, c, d;
    cin >> a >> b >> c >> d;
    long long first = a, second = c;
    if (first > second)
        cout << 1 << " " << a - b << endl;
    else if (first < second)
        cout << 2 << " " << c - d << endl;
    else
        cout << 0 << " " << a - b << endl;
    return 0;
}
