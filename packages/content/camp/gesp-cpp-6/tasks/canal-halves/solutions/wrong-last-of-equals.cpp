// fails: 02 WA, 04 WA, 06 WA, 07 WA, 08 WA
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
    for (int i = n; i >= 2; i--) s[p[i]] += s[i];
    long long best = s[1];
    int at = 0;
    for (int i = 2; i <= n; i++) {
        long long d = llabs(s[1] - 2 * s[i]);
        if (d <= best) {
            best = d;
            at = i;
        }
    }
    cout << best << " " << at << endl;
    return 0;
}
