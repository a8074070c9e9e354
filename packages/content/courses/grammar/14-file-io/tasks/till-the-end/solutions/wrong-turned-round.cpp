// fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int x, count = 0, first = 0, last = 0, most = 0;
    while (cin >> x) {
        if (count == 0) {
            first = x;
            most = x;
        }
        if (x > most) most = x;
        last = x;
        count++;
    }
    cout << count << " " << most << " " << first - last << endl;
    return 0;
}
