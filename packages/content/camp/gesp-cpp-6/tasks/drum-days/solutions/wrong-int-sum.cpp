// fails: 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

int a[20005], f[20005];

int main() {
    int n;
    cin >> n;
    for (int i = 1; i <= n; i++) cin >> a[i];
    f[0] = 0;
    f[1] = a[1];
    for (int i = 2; i <= n; i++) {
        f[i] = max(f[i - 1], f[i - 2] + a[i]);
        int before = i >= 3 ? f[i - 3] : 0;
        f[i] = max(f[i], before + a[i - 1] + a[i]);
    }
    cout << f[n] << endl;
    return 0;
}
