// fails: 03 WA, 06 WA, 07 WA, 10 WA, 12 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int h, a;
    cin >> h >> a;
    bool ok = 120 <= h <= 195;
    cout << ok << " " << (ok && a >= 14) << endl;
    return 0;
}
