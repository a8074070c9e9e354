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
                break;
            }
        }
        if (rings) {
            loud++;
        } else {
            quiet++;
        }
    }
    cout << x << " " << loud << endl;
    return 0;
}
