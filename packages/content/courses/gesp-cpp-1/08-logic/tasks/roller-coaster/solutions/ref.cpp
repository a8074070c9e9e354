#include <iostream>
using namespace std;

int main() {
    int h, a;
    cin >> h >> a;
    bool ok = h >= 120 && h <= 195;
    cout << ok << " " << (ok && a >= 14) << endl;
    return 0;
}
