#include <iostream>
using namespace std;

int a[505];

int digitSum(int x) {
    int sum = 0;
    while (x > 0) {
        sum += x % 10;
        x /= 10;
    }
    return sum;
}

void pass(int a[], int l, int r) {
    int last = a[r];
    for (int i = r; i > l; i--) a[i] = a[i - 1];
    a[l] = last;
}

void swapTwo(int &x, int &y) {
    int t = x;
    x = y;
    y = t;
}

int main() {
    int n, m, passed = 0, swapped = 0;
    cin >> n >> m;
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int i = 1; i <= m; i++) {
        int l, r;
        cin >> l >> r;
        if (digitSum(a[l]) == digitSum(a[r])) {
            pass(a, l, r);
            passed++;
        } else {
            swapTwo(a[l], a[r]);
            swapped++;
        }
    }
    cout << passed << " " << swapped << endl;
    for (int i = 1; i <= n; i++) cout << a[i] << " ";
    cout << endl;
    return 0;
}
