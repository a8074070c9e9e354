// fails: 01 WA, 04 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 12 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    int y, t;
    long long a, m;
    cin >> y >> t >> a >> m;
    while (a < m) {
        a *= 2;
        y++;
    }
    cout << y << " " << a << endl;
    return 0;
}
