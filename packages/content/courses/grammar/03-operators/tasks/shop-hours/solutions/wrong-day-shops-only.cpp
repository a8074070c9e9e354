// fails: 02 WA, 04 WA, 05 WA, 06 WA, 08 WA, 10 WA, 13 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int s, e, x, y, z;
    cin >> s >> e >> x >> y >> z;
    bool a = (s < e && s <= x && x < e);
    bool b = (s < e && s <= y && y < e);
    bool c = (s < e && s <= z && z < e);
    cout << a << " " << b << " " << c << endl;
    return 0;
}
