// fails: 01 WA, 02 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    long long a, b, p;
    cin >> a >> b >> p;
    cout << a * b << " " << a * p << endl;
    return 0;
}
