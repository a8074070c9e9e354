// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    long long x, a, c, m;
    cin >> n >> x >> a >> c >> m;
    int sum = 0, six = 0;
    for (int i = 1; i <= n; i++) {
        x = (a * x + c) % m;
        int dice = x % 6;
        sum += dice;
        if (dice == 6) six++;
    }
    cout << sum << " " << six << " " << x << endl;
    return 0;
}
