// fails: 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 20 WA
#include <iostream>
using namespace std;

int main() {
    int h, a, w, pay;
    cin >> h >> a >> w;
    bool weekend = w >= 6;
    if (h < 120) {
        if (weekend) {
            pay = 0;
        } else {
            pay = 0;
        }
    } else {
        if (a < 14) {
            if (weekend) {
                pay = 40;
            } else {
                pay = 30;
            }
        } else {
            if (weekend) {
                pay = 80;
            } else {
                pay = 60;
            }
            if (a >= 70) {
                pay = pay / 2;
            }
        }
    }
    cout << pay << endl;
    return 0;
}
