// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        int x, r = 0, ones = 0;
        cin >> x;
        while (x > 1) {
            r = (r << 1) | (x & 1);
            if (x & 1)
                ones++;
            x >>= 1;
        }
        cout << r << " " << ones << endl;
    }
    return 0;
}
