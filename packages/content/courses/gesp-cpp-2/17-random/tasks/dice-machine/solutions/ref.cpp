#include <iostream>
using namespace std;

int main() {
    int n;
    long long x, a, c, m;
    cin >> n >> x >> a >> c >> m;
    int sum = 0, six = 0;
    for (int i = 1; i <= n; i++) {
        x = (a * x + c) % m;
        int dice = x % 6 + 1;
        sum += dice;
        if (dice == 6) six++;
    }
    cout << sum << " " << six << " " << x << endl;
    return 0;
}
