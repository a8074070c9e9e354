// fails: 04 WA, 05 WA, 08 WA, 09 WA, 10 WA
#include <cstdlib>
#include <iostream>
using namespace std;

int s[20005];
int p[20005];

int main() {
    int n;
    cin >> n;
    for (int i = 1; i <= n; i++) cin >> s[i];
    for (int i = 2; i <= n; i++) cin >> p[i];
    for (int i = n; i >= 2; i--) s[p[i]] += s[i];
    int best = s[1];
    int at = 0;
    for (int i = 2; i <= n; i++) {
        int d = abs(s[1] - 2 * s[i]);
        if (d < best) {
            best = d;
            at = i;
        }
    }
    cout << best << " " << at << endl;
    return 0;
}
