// fails: 01 WA, 04 WA, 06 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int t, r, g, minutes = 0;
    cin >> t >> r >> g;
    while (t > g) {
        t -= (t - r + 5) / 5 + 1;
        minutes++;
    }
    cout << minutes << " " << t << endl;
    return 0;
}
