// fails: 01 WA, 04 WA, 06 WA, 09 WA, 11 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int ways = 0, best = 0;
    for (int x = 1; x * x < n; x++)
        for (int y = x + 1; x * x + y * y <= n; y++)
            if (x * x + y * y == n) {
                ways++;
                if (best == 0 || y < best)
                    best = y;
            }
    cout << ways << " " << best << endl;
    return 0;
}
