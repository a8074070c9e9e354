// fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, c, n;
    cin >> a >> b >> c >> n;
    int ways = 0, least = -1;
    for (int x = 1; a * x <= n; x++)
        for (int y = 1; a * x + b * y <= n; y++) {
            int rest = n - a * x - b * y;
            if (rest == 0 || rest % c != 0)
                continue;
            ways++;
            int all = x + y + rest / c;
            if (least == -1 || all < least)
                least = all;
        }
    cout << ways << " " << least << endl;
    return 0;
}
