#include <iostream>
using namespace std;

int a[1005];

int main() {
    int n, sum = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> a[i];
        sum += a[i];
    }
    for (int i = n; i >= 1; i--)
        if (a[i] * n >= sum) cout << i << " ";
    cout << endl;
    return 0;
}
