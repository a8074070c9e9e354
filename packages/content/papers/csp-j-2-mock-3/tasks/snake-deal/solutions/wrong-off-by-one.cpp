// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA, 20 WA
#include <iostream>
using namespace std;

int main() {
    long long n, m;
    cin >> n >> m;
    long long rounds = n / (2 * m), r = n % (2 * m);
    if (r < m) cout << r + 1 << " " << 2 * rounds + 1 << endl;
    else cout << 2 * m - r << " " << 2 * rounds + 2 << endl;
    return 0;
}
