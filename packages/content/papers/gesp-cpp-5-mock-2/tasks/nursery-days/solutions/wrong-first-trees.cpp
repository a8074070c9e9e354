// fails: 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 13 WA, 14 WA, 16 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n, k;
    long long h, a, g, last = 0;
    cin >> n >> k >> h;
    for (int i = 0; i < k; i++) {
        cin >> a >> g;
        long long day = a >= h ? 0 : g == 0 ? 2000000000 : (h - a + g - 1) / g;
        last = max(last, day);
    }
    cout << (last == 2000000000 ? -1 : last) << endl;
    return 0;
}
