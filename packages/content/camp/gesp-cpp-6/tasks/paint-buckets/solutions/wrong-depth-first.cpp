// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <algorithm>
#include <iostream>
using namespace std;

int a, b, c, best = -1;
bool seen[205][205];

void walk(int x, int y, int s) {
    if (best >= 0 || seen[x][y]) return;
    seen[x][y] = true;
    if (x == c || y == c) {
        best = s;
        return;
    }
    walk(a, y, s + 1);
    walk(x, b, s + 1);
    int m = min(x, b - y);
    walk(x - m, y + m, s + 1);
    m = min(y, a - x);
    walk(x + m, y - m, s + 1);
    walk(0, y, s + 1);
    walk(x, 0, s + 1);
}

int main() {
    cin >> a >> b >> c;
    walk(0, 0, 0);
    cout << best << endl;
    return 0;
}
