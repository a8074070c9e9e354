// fails: 02 WA, 04 WA, 08 WA, 12 WA, 15 WA, 17 WA, 18 WA, 19 WA, 20 WA
#include <iostream>
using namespace std;

int main() {
    long long n, m;
    cin >> n >> m;
    long long rounds = (n - 1) / (2 * m), r = (n - 1) % (2 * m);
    if (r < m) cout << r + 1 << " " << 2 * rounds + 1 << endl;
    else cout << r - m + 1 << " " << 2 * rounds + 2 << endl;
    return 0;
}
