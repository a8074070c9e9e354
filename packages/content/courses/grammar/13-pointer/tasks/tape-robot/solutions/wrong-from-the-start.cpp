// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int a[205];

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 0; i < n; i++) cin >> a[i];
    int *p = a;
    for (int i = 0; i < q; i++) {
        char c;
        int k;
        cin >> c >> k;
        if (c == 'R') p += k;
        else if (c == 'L') p -= k;
        else if (c == 'A') *p += k;
        else *p = *(a + k);
    }
    for (int i = 0; i < n; i++) cout << a[i] << " ";
    cout << endl;
    return 0;
}
