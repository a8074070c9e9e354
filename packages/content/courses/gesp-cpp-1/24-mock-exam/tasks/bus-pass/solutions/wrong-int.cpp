// fails: 04 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, k, a, b, m, cost;
    cin >> n >> k >> a >> b >> m;
    if (n <= k) cost = n * a;
    else cost = k * a + (n - k) * b;
    cout << cost << " ";
    if (m < cost) cout << 2 << endl;
    else cout << 1 << endl;
    return 0;
}
