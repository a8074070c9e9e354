// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int a[100005];

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i];
    int *l = a, *r = a + n - 1;
    long long left = 0, right = 0, most = 0;
    while (l <= r) {
        if (left >= right) {
            left += *l;
            l++;
        } else {
            right += *r;
            r--;
        }
        long long gap = left - right;
        if (gap < 0) gap = -gap;
        if (gap > most) most = gap;
    }
    cout << l - a << " " << left << endl;
    cout << n - (l - a) << " " << right << endl;
    cout << most << endl;
    return 0;
}
