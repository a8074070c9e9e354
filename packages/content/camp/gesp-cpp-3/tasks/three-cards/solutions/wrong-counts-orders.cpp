// fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int a[155];

int main() {
    int n, k;
    cin >> n >> k;
    for (int i = 1; i <= n; i++)
        cin >> a[i];
    int ways = 0, best = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++)
            for (int t = 1; t <= n; t++) {
                int s = a[i] + a[j] + a[t];
                if (i != j && j != t && i != t && s % k == 0) {
                    ways++;
                    if (s > best)
                        best = s;
                }
            }
    cout << ways << " " << best << endl;
    return 0;
}
