// fails: 06 WA, 07 WA, 12 WA, 13 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    long long n, p, q, m;
    cin >> n >> p >> q >> m;
    if (n * p <= m * q) {
        cout << 1 << " " << n * p << endl;
    } else {
        cout << 2 << " " << m * q << endl;
    }
    return 0;
}
