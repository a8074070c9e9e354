// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

long long a[3005], g[3005];
int n, k;
long long h;

bool isEnough(long long day) {
    int c = 0;
    for (int i = 0; i < n; i++)
        if ((int)((unsigned)a[i] + (unsigned)g[i] * (unsigned)day) >= (int)h) c++;
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
