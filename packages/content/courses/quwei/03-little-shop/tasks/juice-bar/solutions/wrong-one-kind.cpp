// fails: 01 WA, 02 WA, 04 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, p;
    cin >> a >> b >> p;
    int c = p - 6 * a;
    cout << c / 10 << " " << c % 10 << endl;
    return 0;
}
