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
            int all = x + y + rest / c;
            if (least == -1 || all < least)
                least = all;
        }
    cout << ways << " " << least << endl;
    return 0;
}
