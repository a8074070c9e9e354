// fails: 01 WA, 04 WA, 05 WA, 09 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int k, d, f;
    cin >> k >> d >> f;
    if (d <= k) {
        cout << "ok " << k - d << endl;
    } else {
        cout << "pay " << d * f << endl;
    }
    return 0;
}
