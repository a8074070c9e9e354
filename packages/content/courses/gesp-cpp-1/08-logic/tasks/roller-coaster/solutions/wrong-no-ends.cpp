// fails: 02 WA, 04 WA, 05 WA, 08 WA, 09 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int h, a;
    cin >> h >> a;
    bool ok = h > 120 && h < 195;
    cout << ok << " " << (ok && a >= 14) << endl;
    return 0;
}
