// fails: 06 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

long long days[3005];

int main() {
    int n, k;
    long long h, a, g;
    cin >> n >> k >> h;
    for (int i = 0; i < n; i++) {
        cin >> a >> g;
        days[i] = a >= h ? 0 : g == 0 ? 2000000000 : (h - a) / g;
    }
    sort(days, days + n);
    cout << (days[k - 1] == 2000000000 ? -1 : days[k - 1]) << endl;
    return 0;
}
