// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

long long x[205], y[205];

int main() {
    int n;
    long long ways = 0, most = 0;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> x[i] >> y[i];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = j + 1; k < n; k++) {
                if (i == j || i == k) continue;
                long long a = x[j] - x[i], b = y[j] - y[i], c = x[k] - x[i], d = y[k] - y[i];
                if (!(a == 0 && d == 0) && !(b == 0 && c == 0)) continue;
                ways++;
                most = max(most, max(a * d - b * c, b * c - a * d));
            }
    cout << ways << " " << most << endl;
    return 0;
}
