// fails: 01 WA, 02 WA, 04 WA, 06 WA, 08 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long n, a, b;
    cin >> n >> a >> b;
    long long r = 0;
    int count = 0;
    while (n > 0) {
        long long d = n % 10;
        if (d == a) {
            d = b;
            count++;
        }
        r = r * 10 + d;
        n /= 10;
    }
    cout << r << " " << count << endl;
    return 0;
}
