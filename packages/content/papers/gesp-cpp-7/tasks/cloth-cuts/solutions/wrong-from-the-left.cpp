// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long whole, h;
    int n;
    cin >> whole >> n >> h;
    vector<long long> p(n + 2);
    for (int i = 1; i <= n; i++) cin >> p[i];
    p[n + 1] = whole;
    sort(p.begin(), p.end());
    long long total = 0;
    for (int i = 0; i < n; i++) {
        long long d = whole - p[i];
        if (d < h && i > 0) d /= 2;
        total += d;
    }
    cout << total << endl;
    return 0;
}
