// fails: 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 12 WA
#include <algorithm>
#include <iostream>
using namespace std;

long long h[2005], s[2005], f[2005];

int main() {
    long long n, d, best = 0;
    cin >> n >> d;
    for (int i = 0; i < n; i++) {
        cin >> h[i] >> s[i];
        f[i] = s[i];
        for (int j = 0; j < i; j++)
            if (h[j] <= h[i] && h[i] - h[j] <= d) f[i] = max(f[i], f[j] + s[i]);
        best = max(best, f[i]);
    }
    cout << best << endl;
    return 0;
}
