// fails: 01 WA, 03 WA, 04 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int t, r;
    cin >> t >> r;
    if (t > 25) {
        cout << 1 << " ";
    } else if (t > 15) {
        cout << 2 << " ";
    } else {
        cout << 3 << " ";
    }
    if (r < 30) {
        cout << 0 << endl;
    } else if (r < 70) {
        cout << 1 << endl;
    } else {
        if (t <= 15) {
            cout << 9 << endl;
        } else {
            cout << 2 << endl;
        }
    }
    return 0;
}
