// fails: 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 14 WA, 15 WA, 16 WA
#include <algorithm>
#include <iostream>
using namespace std;

int f[100005];

int main() {
    int n, m;
    cin >> n >> m;
    for (int j = 0; j <= m; j++) f[j] = 0;
    for (int i = 0; i < n; i++) {
        int w, v;
        cin >> w >> v;
        for (int j = m; j >= w; j--) f[j] = max(f[j], f[j - w] + v);
    }
    int lightest = 0;
    while (f[lightest] < f[m]) lightest++;
    cout << f[m] << " " << lightest << endl;
    return 0;
}
