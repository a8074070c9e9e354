// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <algorithm>
#include <iostream>
using namespace std;

int x[1005];

int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
}

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> x[i];
    sort(x, x + n);
    int g = 0;
    for (int i = 1; i < n; i++) g = gcd(g, x[i] - x[i - 1]);
    cout << g << " " << (x[n - 1] - x[0]) / g - n << endl;
    return 0;
}
