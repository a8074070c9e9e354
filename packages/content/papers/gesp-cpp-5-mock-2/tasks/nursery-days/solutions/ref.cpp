#include <iostream>
using namespace std;

long long a[3005], g[3005];
int n, k;
long long h;

bool isEnough(long long day) {
    int c = 0;
    for (int i = 0; i < n; i++)
        if (a[i] + g[i] * day >= h) c++;
    return c >= k;
}

int main() {
    cin >> n >> k >> h;
    for (int i = 0; i < n; i++) cin >> a[i] >> g[i];
    long long l = 0, r = 1000000000;
    if (!isEnough(r)) {
        cout << -1 << endl;
        return 0;
    }
    while (l < r) {
        long long m = (l + r) / 2;
        if (isEnough(m)) r = m;
        else l = m + 1;
    }
    cout << l << endl;
    return 0;
}
