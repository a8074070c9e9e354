// fails: 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, p, q, m;
    cin >> n >> p >> q >> m;
    int people = n;
    if (n < m) {
        people = m;
    }
    if (n * p <= people * q) {
        cout << 1 << " " << n * p << endl;
    } else {
        cout << 2 << " " << people * q << endl;
    }
    return 0;
}
