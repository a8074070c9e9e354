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
    cout << all << " " << pairs - 2 * all << endl;
    return 0;
}
