// fails: 04 WA, 05 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int d, n;
    cin >> d >> n;
    int c = n / 8;
    if (n % 8 > 0) {
        c++;
    }
    int price = 60;
    if (d == 6 || d == 7) {
        price = 80;
    }
    if (c >= 10) {
        price -= 5;
    }
    cout << c << " " << c * price << endl;
    return 0;
}
