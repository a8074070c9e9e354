// fails: 02 WA, 04 WA, 08 WA, 10 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    long long n, k, a, b, m, cost;
    cin >> n >> k >> a >> b >> m;
    cost = k * a + (n - k) * b;
    cout << cost << " ";
    if (m < cost) cout << 2 << endl;
    else cout << 1 << endl;
    return 0;
}
