// fails: 02 WA, 03 WA, 04 WA, 07 WA, 08 WA, 10 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    long long n, p, q, m;
    cin >> n >> p >> q >> m;
    long long people = n;
    if (n < m) {
        people = m;
    }
    if (n * p < people * q) {
        cout << 1 << " " << n * p << endl;
    } else {
        cout << 2 << " " << people * q << endl;
    }
    return 0;
}
