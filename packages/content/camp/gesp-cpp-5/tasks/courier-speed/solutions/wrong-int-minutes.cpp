// fails: 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
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
        int need = 0;
        for (int i = 0; i < n; i++) need += (d[i] - 1) / v + 1;
        if (need <= t)
            r = v;
        else
            l = v + 1;
    }
    cout << l << endl;
    return 0;
}
