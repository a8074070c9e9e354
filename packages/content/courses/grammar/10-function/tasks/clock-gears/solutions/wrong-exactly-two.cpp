// fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

long long gcd(long long a, long long b) {
    while (b != 0) {
        long long r = a % b;
        a = b;
        b = r;
    }
    return a;
}

long long lcm(long long a, long long b) {
    return a / gcd(a, b) * b;
}

int main() {
    long long a, b, c, t;
    cin >> a >> b >> c >> t;
    long long all = t / lcm(lcm(a, b), c);
    long long pairs = t / lcm(a, b) + t / lcm(b, c) + t / lcm(a, c);
    cout << all << " " << pairs - 3 * all << endl;
    return 0;
}
