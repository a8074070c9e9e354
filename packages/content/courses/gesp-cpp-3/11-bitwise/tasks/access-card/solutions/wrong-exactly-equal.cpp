// fails: 01 WA, 02 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, q, c[1005], all = 0;
    cin >> n >> q;
    for (int i = 1; i <= n; i++) {
        cin >> c[i];
        all = all | c[i];
    }
    for (int k = 1; k <= q; k++) {
        int x, every = 0, none = 0, lost = 0;
        cin >> x;
        for (int i = 1; i <= n; i++) {
            if (c[i] == x) every++;
            if ((c[i] & x) == 0) none++;
        }
        int rest = x & ~all;
        while (rest > 0) {
            lost += rest % 2;
            rest /= 2;
        }
        cout << every << " " << none << " " << lost << endl;
    }
    return 0;
}
