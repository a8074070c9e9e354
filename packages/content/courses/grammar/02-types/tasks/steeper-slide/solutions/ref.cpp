#include <iostream>
using namespace std;

int main() {
    long long a, b, c, d;
    cin >> a >> b >> c >> d;
    long long first = a * d, second = c * b;
    if (first > second)
        cout << 1 << " " << a - b << endl;
    else if (first < second)
        cout << 2 << " " << c - d << endl;
    else
        cout << 0 << " " << a - b << endl;
    return 0;
}
