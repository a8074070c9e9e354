// fails: 02 WA, 03 WA, 06 WA, 08 WA, 10 WA, 11 WA, 12 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int y, t;
    long long a, m;
    cin >> y >> t >> a >> m;
    while (a <= m) {
        a *= 2;
        y += t;
    }
    cout << y << " " << a << endl;
    return 0;
}
