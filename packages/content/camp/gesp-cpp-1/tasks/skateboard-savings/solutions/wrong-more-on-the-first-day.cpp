// fails: 01 WA, 04 WA, 06 WA, 09 WA, 11 WA, 12 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int p, a, b, c;
    cin >> p >> a >> b >> c;
    int money = 0, day = -1;
    for (int i = 1; i <= 1000; i++) {
        money += a + i * b;
        if (i % 7 == 0) {
            money -= c;
            if (money < 0)
                money = 0;
        }
        if (money >= p) {
            day = i;
            break;
        }
    }
    if (day == -1)
        cout << -1 << " " << money << endl;
    else
        cout << day << " " << money - p << endl;
    return 0;
}
