// fails: 01 WA, 02 WA, 05 WA, 07 WA, 08 WA, 10 WA, 12 WA, 13 WA, 14 WA, 16 WA, 17 WA, 18 WA, 19 WA
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
    for (int i = 1; i <= n; i++)
        if (a[i] * n >= sum) cout << i << " ";
    cout << endl;
    return 0;
}
