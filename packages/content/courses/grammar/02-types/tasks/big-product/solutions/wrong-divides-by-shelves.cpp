// fails: 01 WA, 05 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    long long a, b, c, d;
    cin >> a >> b >> c >> d;
    cout << a * b * c << " " << d / b << endl;
    return 0;
}
