#include <iostream>
using namespace std;

int main() {
    int t, r;
    cin >> t >> r;
    if (t >= 25) {
        cout << 1 << " ";
    } else if (t >= 15) {
        cout << 2 << " ";
    } else {
        cout << 3 << " ";
    }
    if (r < 30) {
        cout << 0 << endl;
    } else if (r < 70) {
        cout << 1 << endl;
    } else {
        if (t < 15) {
            cout << 9 << endl;
        } else {
            cout << 2 << endl;
        }
    }
    return 0;
}
