// fails: 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int t, r, g, minutes = 0;
    cin >> t >> r >> g;
    while (t >= g) {
        t -= (t - r) / 5 + 1;
        minutes++;
    }
    cout << minutes << " " << t << endl;
    return 0;
}
