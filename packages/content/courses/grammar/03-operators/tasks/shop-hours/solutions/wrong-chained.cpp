// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int s, e, x, y, z;
    cin >> s >> e >> x >> y >> z;
    bool a = s <= x < e;
    bool b = s <= y < e;
    bool c = s <= z < e;
    cout << a << " " << b << " " << c << endl;
    return 0;
}
