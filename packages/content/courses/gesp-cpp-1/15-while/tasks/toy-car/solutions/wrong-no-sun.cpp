// fails: 01 WA, 04 WA, 08 WA, 09 WA, 11 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int e, a, b, laps = 0;
    cin >> e >> a >> b;
    int need = a;
    while (e >= need) {
        e -= need;
        laps++;
        if (laps % 2 == 0) {
            need = a;
        } else {
            need = b;
        }
    }
    cout << laps << " " << e << endl;
    return 0;
}
