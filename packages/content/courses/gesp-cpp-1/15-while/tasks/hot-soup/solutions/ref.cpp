#include <iostream>
using namespace std;

int main() {
    int t, r, g, minutes = 0;
    cin >> t >> r >> g;
    while (t > g) {
        t -= (t - r) / 5 + 1;
        minutes++;
    }
    cout << minutes << " " << t << endl;
    return 0;
}
