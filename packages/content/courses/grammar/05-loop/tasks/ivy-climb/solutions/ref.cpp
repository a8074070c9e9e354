#include <iostream>
using namespace std;

int main() {
    long long h, a, b;
    cin >> h >> a >> b;
    long long day = 0, height = 0, total = 0;
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
