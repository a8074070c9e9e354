// fails: 06 WA, 07 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int m, k;
    cin >> m >> k;
    int at = 0, jumps = 0;
    do {
        at = (at + k) % m;
        jumps++;
    } while (at != 0);
    cout << jumps << " " << jumps * k / m << endl;
    return 0;
}
