// fails: 01 WA, 04 WA, 06 WA, 07 WA, 10 WA, 11 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long d, n;
    cin >> d >> n;
    long long c = (n + 7) / 8;
    long long price = 60;
    if (d == 6 && d == 7) {
        price = 80;
    }
    if (c >= 10) {
        price -= 5;
    }
    cout << c << " " << c * price << endl;
    return 0;
}
