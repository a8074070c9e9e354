// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 14 WA, 15 WA, 16 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int a, b, c, n;
    cin >> a >> b >> c >> n;
    int ways = 0, least = -1;
    for (int x = 0; a * x <= n; x++)
        for (int y = 0; a * x + b * y <= n; y++) {
            int rest = n - a * x - b * y;
            if (rest % c != 0)
                continue;
            ways++;
        }
    int prices[3] = {a, b, c};
    sort(prices, prices + 3);
    int rest = n, count = 0;
    for (int i = 2; i >= 0; i--) {
        count += rest / prices[i];
        rest %= prices[i];
    }
    if (rest == 0)
        least = count;
    cout << ways << " " << least << endl;
    return 0;
}
