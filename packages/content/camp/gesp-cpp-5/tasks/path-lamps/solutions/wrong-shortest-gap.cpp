// fails: 02 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
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
    int g = x[1] - x[0];
    for (int i = 2; i < n; i++) g = min(g, x[i] - x[i - 1]);
    cout << g << " " << (x[n - 1] - x[0]) / g + 1 - n << endl;
    return 0;
}
