// fails: 04 WA, 05 WA, 06 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n, a, b;
    cin >> n >> a >> b;
    int r = 0, p = 1;
    int count = 0;
    while (n > 0) {
        int d = n % 10;
        if (d == a) {
            d = b;
            count++;
        }
        r += d * p;
        n /= 10;
        if (n > 0) {
            p *= 10;
        }
    }
    cout << r << " " << count << endl;
    return 0;
}
