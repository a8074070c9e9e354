// fails: 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

int f[10005];

int main() {
    int n, k;
    int c;
    cin >> n >> k >> c;
    for (int j = 0; j <= n; j++) f[j] = -c * j;
    for (int i = 0; i < k; i++) {
        int w, v;
        cin >> w >> v;
        for (int j = w; j <= n; j++) f[j] = max(f[j], f[j - w] + v);
    }
    cout << f[n] << endl;
    return 0;
}
