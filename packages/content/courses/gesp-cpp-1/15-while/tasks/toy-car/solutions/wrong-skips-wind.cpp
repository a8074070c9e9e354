// fails: 02 WA, 06 WA, 10 WA, 13 WA, 14 WA, 15 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int e, a, b, laps = 0;
    cin >> e >> a >> b;
    while (e >= a || e >= b) {
        if (laps % 2 == 0 && e >= a) {
            e -= a;
        } else if (e >= b) {
            e -= b;
        } else {
            e -= a;
        }
        laps++;
        if (laps % 3 == 0) {
            e++;
        }
    }
    cout << laps << " " << e << endl;
    return 0;
}
