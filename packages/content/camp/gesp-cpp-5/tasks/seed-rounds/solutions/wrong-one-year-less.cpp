// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int a[2000];

int main() {
    int k, n, len = 1;
    cin >> k >> n;
    a[0] = 1;
    for (int i = 1; i < n; i++) {
        int carry = 1;
        for (int j = 0; j < len; j++) {
            int x = a[j] * k + carry;
            a[j] = x % 10;
            carry = x / 10;
        }
        while (carry > 0) {
            a[len++] = carry % 10;
            carry /= 10;
        }
    }
    for (int j = len - 1; j >= 0; j--) cout << a[j];
    cout << endl;
    return 0;
}
