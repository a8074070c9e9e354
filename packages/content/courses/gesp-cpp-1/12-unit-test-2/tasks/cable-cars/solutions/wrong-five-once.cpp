// fails: 02 WA, 04 WA, 05 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    long long d, n;
    cin >> d >> n;
    long long c = (n + 7) / 8;
    long long price = 60;
    if (d == 6 || d == 7) {
        price = 80;
    }
    long long sum = c * price;
    if (c >= 10) {
        sum -= 5;
    }
    cout << c << " " << sum << endl;
    return 0;
}
