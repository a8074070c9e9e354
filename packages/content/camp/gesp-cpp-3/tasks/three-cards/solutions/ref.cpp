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
        for (int j = i + 1; j <= n; j++)
            for (int t = j + 1; t <= n; t++) {
                int s = a[i] + a[j] + a[t];
                if (s % k == 0) {
                    ways++;
                    if (s > best)
                        best = s;
                }
            }
    cout << ways << " " << best << endl;
    return 0;
}
