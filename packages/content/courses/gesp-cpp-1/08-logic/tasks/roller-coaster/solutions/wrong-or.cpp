// fails: 01 WA, 03 WA, 04 WA, 06 WA, 07 WA, 09 WA, 10 WA, 12 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int h, a;
    cin >> h >> a;
    bool ok = h >= 120 && h <= 195;
    cout << ok << " " << (ok || a >= 14) << endl;
    return 0;
}
