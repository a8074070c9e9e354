// fails: 02 WA, 04 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

long long f[10005];

int main() {
    int n, k;
    long long c;
    cin >> n >> k >> c;
    for (int j = 0; j <= n; j++) f[j] = 0;
    for (int i = 0; i < k; i++) {
        int w, v;
        cin >> w >> v;
        for (int j = w; j <= n; j++) f[j] = max(f[j], f[j - w] + v);
    }
    cout << f[n] << endl;
    return 0;
}
