// fails: 04 WA, 05 WA, 06 WA, 10 WA, 11 WA, 12 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, p;
    cin >> a >> b >> p;
    short total = 6 * a + 4 * b + 25;
    cout << total << " " << p - total << endl;
    return 0;
}
