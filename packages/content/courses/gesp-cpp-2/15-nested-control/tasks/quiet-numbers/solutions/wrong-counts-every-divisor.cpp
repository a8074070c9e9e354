// fails: 01 WA, 02 WA, 05 WA, 06 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int a, m, k;
    cin >> a >> m >> k;
    int x = a - 1, quiet = 0, loud = 0;
    while (quiet < m) {
        x++;
        bool rings = false;
        for (int d = 2; d <= k; d++) {
            if (x % d == 0) {
                rings = true;
                loud++;
            }
        }
        if (rings) {
        } else {
            quiet++;
        }
    }
    cout << x << " " << loud << endl;
    return 0;
}
