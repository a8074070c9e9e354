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
            count++;
        }
        r += d * p;
        p *= 10;
        n /= 10;
    }
    cout << r << " " << count << endl;
    return 0;
}
