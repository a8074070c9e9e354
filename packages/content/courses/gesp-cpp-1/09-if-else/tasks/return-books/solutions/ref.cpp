#include <iostream>
using namespace std;

int main() {
    int k, d, f;
    cin >> k >> d >> f;
    if (d <= k) {
        cout << "ok " << k - d << endl;
    } else {
        cout << "pay " << (d - k) * f << endl;
    }
    return 0;
}
