// fails: 01 WA, 02 WA, 05 WA, 08 WA, 09 WA, 11 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    long long n, p, q, m;
    cin >> n >> p >> q >> m;
    if (n * p <= n * q) {
        cout << 1 << " " << n * p << endl;
    } else {
        cout << 2 << " " << n * q << endl;
    }
    return 0;
}
