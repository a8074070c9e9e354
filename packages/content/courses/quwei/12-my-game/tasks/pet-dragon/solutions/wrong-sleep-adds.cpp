// fails: 02 WA, 07 WA, 08 WA, 09 WA, 10 WA, 13 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int e, button, skill = 0, no = 0;
    cin >> e >> button;
    while (button != 0) {
        if (button == 1) {
            e = e + 12;
            if (e > 100) {
                e = 100;
            }
        } else if (button == 2) {
            if (e >= 20) {
                e = e - 20;
                skill++;
            } else {
                no++;
            }
        } else {
            e = e + 100;
        }
        cin >> button;
    }
    cout << e << " " << skill << " " << no << endl;
    return 0;
}
