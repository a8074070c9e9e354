// fails: 04 WA, 05 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    long long a, b, c, d;
    cin >> a >> b >> c >> d;
    float first = 1.0f * a / b, second = 1.0f * c / d;
    if (first > second)
        cout << 1 << " " << a - b << endl;
    else if (first < second)
        cout << 2 << " " << c - d << endl;
    else
        cout << 0 << " " << a - b << endl;
    return 0;
}
