// fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA
#include <cstdlib>
#include <iostream>
using namespace std;

long long s[20005];
int p[20005];

int main() {
    int n;
    cin >> n;
    for (int i = 1; i <= n; i++) cin >> s[i];
    for (int i = 2; i <= n; i++) cin >> p[i];
    long long total = 0;
    for (int i = 1; i <= n; i++) total += s[i];
    long long best = total;
    int at = 0;
    for (int i = 2; i <= n; i++) {
        long long d = llabs(total - 2 * s[i]);
        if (d < best) {
            best = d;
            at = i;
        }
    }
    cout << best << " " << at << endl;
    return 0;
}
