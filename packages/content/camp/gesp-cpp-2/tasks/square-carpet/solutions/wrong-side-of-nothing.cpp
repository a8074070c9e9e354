// fails: 03 WA, 05 WA, 07 WA, 08 WA, 10 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int ways = 0, best = 0;
    for (int x = 0; x * x < n; x++)
        for (int y = x; x * x + y * y <= n; y++)
            if (x * x + y * y == n) {
                ways++;
                if (best == 0 || y < best)
                    best = y;
            }
    cout << ways << " " << best << endl;
    return 0;
}
