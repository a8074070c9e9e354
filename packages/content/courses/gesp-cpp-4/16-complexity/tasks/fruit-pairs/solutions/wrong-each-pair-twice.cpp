// fails: 01 WA, 04 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int c[1000005];

int main() {
    int n, s, w;
    cin >> n >> s;
    for (w = 1; w <= 1000000; w++) c[w] = 0;
    for (int i = 1; i <= n; i++) {
        cin >> w;
        c[w]++;
    }
    long long ways = 0;
    int gap = -1;
    for (w = 1; w < s; w++) {
        if (w > 1000000 || s - w > 1000000) continue;
        long long now = 1LL * c[w] * c[s - w];
        if (w == s - w) now = 1LL * c[w] * (c[w] - 1) / 2;
        if (now > 0 && gap == -1) gap = s - 2 * w;
        ways += now;
    }
    cout << ways << " " << gap << endl;
    return 0;
}
