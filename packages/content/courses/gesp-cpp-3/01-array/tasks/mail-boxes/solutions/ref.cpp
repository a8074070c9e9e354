#include <iostream>
using namespace std;

int main() {
    int n, q;
    long long a[1005] = {0};
    cin >> n >> q;
    for (int i = 1; i <= q; i++) {
        int k, x;
        cin >> k >> x;
        a[k] += x;
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
