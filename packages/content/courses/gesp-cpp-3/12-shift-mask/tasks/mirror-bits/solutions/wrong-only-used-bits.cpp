// fails: 01 WA, 05 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int c = 1; c <= n; c++) {
        int k, wrong = 0;
        long long x, y = 0;
        cin >> k >> x;
        for (int i = 0; (x >> i) > 0; i++) {
            y = (y << 1) | ((x >> i) & 1);
        }
        for (int i = 0; i < k; i++) {
            wrong += ((x ^ y) >> i) & 1;
        }
        cout << y << " " << wrong << " " << wrong / 2 << endl;
    }
    return 0;
}
