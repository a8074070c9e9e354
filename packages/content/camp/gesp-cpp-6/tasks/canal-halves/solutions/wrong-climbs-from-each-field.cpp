// fails: 07 TLE, 08 TLE, 09 TLE, 10 TLE
#include <cstdlib>
#include <iostream>
using namespace std;

long long a[20005];
int p[20005];

int main() {
    int n;
    long long total = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> a[i];
        total += a[i];
    }
    for (int i = 2; i <= n; i++) cin >> p[i];
    long long best = total;
    int at = 0;
    for (int i = 2; i <= n; i++) {
        long long s = 0;
        for (int j = i; j <= n; j++) {
            int x = j;
            while (x > i) x = p[x];
            if (x == i) s += a[j];
        }
        if (llabs(total - 2 * s) < best) {
            best = llabs(total - 2 * s);
            at = i;
        }
    }
    cout << best << " " << at << endl;
    return 0;
}
