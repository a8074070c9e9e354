// fails: 02 WA, 03 WA, 04 WA, 05 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
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
    for (int i = n; i > 1; i--)
        if (a[i] * n >= sum) cout << i << " ";
    cout << endl;
    return 0;
}
