// fails: 02 WA, 04 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int q;
    cin >> q;
    int s = 0;
    while (q--) {
        int kind, k;
        cin >> kind >> k;
        if (kind == 1)
            s ^= 1 << k;
        else if (kind == 2)
            s |= 1 << k;
        else
            s ^= 1 << k;
    }
    int lit = 0;
    for (int rest = s; rest > 0; rest >>= 1)
        lit += rest & 1;
    cout << s << " " << lit << endl;
    return 0;
}
