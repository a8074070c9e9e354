// fails: 02 WA, 03 WA, 07 WA, 11 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int y, t;
    long long a, m;
    cin >> y >> t >> a >> m;
    do {
        a *= 2;
        y += t;
    } while (a < m);
    cout << y << " " << a << endl;
    return 0;
}
