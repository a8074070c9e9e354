// fails: 01 WA, 03 WA, 04 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, p;
    cin >> a >> b >> p;
    int total = 6 * a + 4 * b + 25;
    cout << total << " " << total - p << endl;
    return 0;
}
