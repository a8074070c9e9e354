// fails: 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int h, a, b;
    cin >> h >> a >> b;
    int day = 0, height = 0, total = 0;
    while (true) {
        day++;
        if (day % 7 == 0) continue;
        if (height + a >= h) {
            total += h - height;
            break;
        }
        height += a - b;
        total += a;
    }
    cout << day << " " << total << endl;
    return 0;
}
