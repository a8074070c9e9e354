#include <iostream>
using namespace std;

int main() {
    int e, a, b, laps = 0;
    cin >> e >> a >> b;
    int need = a;
    while (e >= need) {
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
