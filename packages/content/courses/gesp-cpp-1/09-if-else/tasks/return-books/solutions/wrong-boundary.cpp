// fails: 02 WA, 03 WA, 06 WA, 08 WA, 10 WA, 12 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int k, d, f;
    cin >> k >> d >> f;
    if (d < k) {
        cout << "ok " << k - d << endl;
    } else {
        cout << "pay " << (d - k) * f << endl;
    }
    return 0;
}
