// fails: 01 WA, 04 WA, 06 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int t, r, g, minutes = 0;
    cin >> t >> r >> g;
    int step = (t - r) / 5 + 1;
    while (t > g) {
        t -= step;
        minutes++;
    }
    cout << minutes << " " << t << endl;
    return 0;
}
