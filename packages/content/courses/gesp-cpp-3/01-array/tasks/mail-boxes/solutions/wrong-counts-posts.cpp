// fails: 01 WA, 03 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, q;
    long long a[1005] = {0};
    cin >> n >> q;
    for (int i = 1; i <= q; i++) {
        int k, x;
        cin >> k >> x;
        a[k]++;
    }
    int empty = 0;
    for (int i = 1; i <= n; i++) {
        cout << a[i];
        if (i < n) cout << " ";
        if (a[i] == 0) empty++;
    }
    cout << endl << empty << endl;
    return 0;
}
