// fails: 02 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 21 WA
#include <iostream>
using namespace std;

int main() {
    int h, a, w, pay;
    cin >> h >> a >> w;
    bool weekend = w >= 6;
    if (h < 120) {
        if (weekend) {
            pay = 5;
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
        }
    }
    cout << pay << endl;
    return 0;
}
