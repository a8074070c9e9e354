// fails: 05 WA, 06 WA, 07 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 16 WA, 17 WA, 18 WA
#include <iostream>
using namespace std;

long long x[2005], v[2005];

int main() {
    int n, K;
    long long d, D;
    cin >> n >> d >> D >> K;
    for (int i = 1; i <= n; i++) cin >> x[i] >> v[i];
    int at = 1;
    long long total = v[1];
    while (at < n) {
        int next = 0;
        for (int j = at + 1; j <= n && x[j] - x[at] <= d; j++)
            if (next == 0 || v[j] > v[next]) next = j;
        if (next == 0 && K > 0) {
            K--;
            for (int j = at + 1; j <= n && x[j] - x[at] <= D; j++)
                if (next == 0 || v[j] > v[next]) next = j;
        }
        if (next == 0) {
            cout << "NO" << endl;
            return 0;
        }
        at = next;
        total += v[at];
    }
    cout << total << endl;
    return 0;
}
