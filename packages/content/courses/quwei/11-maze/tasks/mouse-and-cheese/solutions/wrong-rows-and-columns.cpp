// fails: 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n, m, x, y, k, bumps = 0, bites = 0;
    cin >> n >> m >> x >> y >> k;
    int r = 1, c = 1;
    for (int i = 1; i <= k; i++) {
        int step;
        cin >> step;
        if (step == 1 && r > 1) {
            r--;
        } else if (step == 2 && r < m) {
            r++;
        } else if (step == 3 && c > 1) {
            c--;
        } else if (step == 4 && c < n) {
            c++;
        } else {
            bumps++;
        }
        if (r == x && c == y) {
            bites++;
        }
    }
    cout << r << " " << c << " " << bumps << " " << bites << endl;
    return 0;
}
