// fails: 02 TLE, 03 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 16 TLE
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
    for (long long day = 0; day <= 1000000000; day++)
        if (isEnough(day)) {
            cout << day << endl;
            return 0;
        }
    cout << -1 << endl;
    return 0;
}
