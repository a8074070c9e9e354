#include <iostream>
using namespace std;

int main() {
    long long n, k, a, b, m, cost;
    cin >> n >> k >> a >> b >> m;
    if (n <= k) cost = n * a;
    else cost = k * a + (n - k) * b;
    cout << cost << " ";
    if (m < cost) cout << 2 << endl;
    else cout << 1 << endl;
    return 0;
}
