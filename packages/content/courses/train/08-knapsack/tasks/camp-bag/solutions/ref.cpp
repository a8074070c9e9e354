#include <algorithm>
#include <iostream>
using namespace std;

long long f[100005];

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
