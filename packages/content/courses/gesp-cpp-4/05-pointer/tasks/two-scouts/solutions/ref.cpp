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
        if (left <= right) {
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
