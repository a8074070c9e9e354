// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n, c;
    cin >> n >> c;
    int trips = 0, empty = 0, on = 0;
    for (int i = 0; i < n; i++) {
        int a;
        cin >> a;
        if (on + a > c) {
            trips++;
            empty += c - on;
            on = 0;
        }
        on += a;
    }
    cout << trips << " " << empty << endl;
    return 0;
}
