// fails: 01 WA, 05 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int e, a, b, laps = 0;
    cin >> e >> a >> b;
    int need = a;
    while (e > need) {
        e -= need;
        laps++;
        if (laps % 3 == 0) {
            e++;
        }
        if (laps % 2 == 0) {
            need = a;
        } else {
            need = b;
        }
    }
    cout << laps << " " << e << endl;
    return 0;
}
