#include <iostream>
using namespace std;

int main() {
    int s, e, x, y, z;
    cin >> s >> e >> x >> y >> z;
    bool a = (s < e && s <= x && x < e) || (s > e && (x >= s || x < e));
    bool b = (s < e && s <= y && y < e) || (s > e && (y >= s || y < e));
    bool c = (s < e && s <= z && z < e) || (s > e && (z >= s || z < e));
    cout << a << " " << b << " " << c << endl;
    return 0;
}
