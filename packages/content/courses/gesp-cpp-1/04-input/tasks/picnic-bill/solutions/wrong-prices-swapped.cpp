// fails: 01 WA, 05 WA, 06 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, p;
    cin >> a >> b >> p;
    int total = 4 * a + 6 * b + 25;
    cout << total << " " << p - total << endl;
    return 0;
}
