// fails: 08 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int cnt[1000005];

int main() {
    long long n, k, a, x, y, z;
    cin >> n >> k >> a >> x >> y >> z;
    for (int i = 0; i < k; i++) cnt[i] = 0;
    cnt[0] = 1;
    long long ways = 0, r = 0;
    for (int i = 0; i < n; i++) {
        r = (r + a) % k;
        ways += cnt[r];
        cnt[r]++;
        a = (int)(a * x + y) % (int)z;
        if (a < 0) a += z;
    }
    cout << ways << endl;
    return 0;
}
