// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int d[1005];

int main() {
    int n;
    long long t;
    cin >> n >> t;
    for (int i = 0; i < n; i++) cin >> d[i];
    int l = 1, r = 1000000000;
    while (l < r) {
        int v = l + (r - l) / 2;
        long long need = 0;
        for (int i = 0; i < n; i++) need += (d[i] - 1) / v + 1;
        if (need <= t)
            r = v;
        else
            l = v + 1;
    }
    cout << l - 1 << endl;
    return 0;
}
