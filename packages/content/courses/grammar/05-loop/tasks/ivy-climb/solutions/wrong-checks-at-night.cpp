// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long h, a, b;
    cin >> h >> a >> b;
    long long day = 0, height = 0, total = 0;
    while (true) {
        day++;
        if (day % 7 == 0) continue;
        total += a;
        height += a - b;
        if (height >= h) break;
    }
    cout << day << " " << total << endl;
    return 0;
}
