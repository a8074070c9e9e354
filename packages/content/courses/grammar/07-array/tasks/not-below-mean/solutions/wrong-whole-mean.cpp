// fails: 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 18 WA, 19 WA
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
        if (a[i] >= sum / n) cout << i << " ";
    cout << endl;
    return 0;
}
