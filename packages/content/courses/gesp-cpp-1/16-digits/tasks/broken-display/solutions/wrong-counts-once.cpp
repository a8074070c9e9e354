// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long n, a, b;
    cin >> n >> a >> b;
    long long r = 0, p = 1;
    int count = 0;
    while (n > 0) {
        long long d = n % 10;
        if (d == a) {
            d = b;
            count = 1;
        }
        r += d * p;
        p *= 10;
        n /= 10;
    }
    cout << r << " " << count << endl;
    return 0;
}
