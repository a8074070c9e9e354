// fails: 01 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int e, a, b, laps = 0;
    cin >> e >> a >> b;
    while (e >= a) {
        e -= a;
        laps++;
        if (laps % 3 == 0) {
            e++;
        }
    }
    cout << laps << " " << e << endl;
    return 0;
}
