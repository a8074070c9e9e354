// fails: 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA
#include <iostream>
using namespace std;

int main() {
    long long n, k, a, b, m, cost;
    cin >> n >> k >> a >> b >> m;
    if (n <= k) cost = n * a;
    else cost = k * a + (n - k) * b;
    cout << cost << " ";
    if (m <= cost) cout << 2 << endl;
    else cout << 1 << endl;
    return 0;
}
