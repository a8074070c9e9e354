#include <iostream>
using namespace std;

int main() {
    long long n, m;
    cin >> n >> m;
    long long rounds = (n - 1) / (2 * m), r = (n - 1) % (2 * m);
    if (r < m) cout << r + 1 << " " << 2 * rounds + 1 << endl;
    else cout << 2 * m - r << " " << 2 * rounds + 2 << endl;
    return 0;
}
