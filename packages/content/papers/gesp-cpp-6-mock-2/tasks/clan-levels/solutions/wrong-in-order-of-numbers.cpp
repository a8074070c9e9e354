// fails: 01 WA, 04 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <algorithm>
#include <iostream>
using namespace std;

int level[20005], c[20005];

int main() {
    int n, last = 0, best = 1;
    cin >> n;
    for (int i = 0; i <= n; i++) {
        level[i] = 0;
        c[i] = 0;
    }
    for (int i = 1; i <= n; i++) {
        int p;
        cin >> p;
        level[i] = p == 0 ? 1 : level[p] + 1;
        last = max(last, level[i]);
        c[level[i]]++;
    }
    for (int g = 2; g <= last; g++)
        if (c[g] > c[best]) best = g;
    cout << last << " " << best << " " << c[best] << endl;
    return 0;
}
