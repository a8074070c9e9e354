#include <iostream>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        int x, r = 0, ones = 0;
        cin >> x;
        while (x > 0) {
            r = (r << 1) | (x & 1);
            if (x & 1)
                ones++;
            x >>= 1;
        }
        cout << r << " " << ones << endl;
    }
    return 0;
}
