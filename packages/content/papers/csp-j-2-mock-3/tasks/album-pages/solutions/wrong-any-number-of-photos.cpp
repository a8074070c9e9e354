// fails: 02 WA, 07 WA, 08 WA, 09 WA, 10 WA, 14 WA, 16 WA, 17 WA, 18 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, width, most, fee;
    cin >> n >> width >> most >> fee;
    vector<long long> a(n + 1), g(n + 1, 4000000000000000000LL);
    for (int i = 1; i <= n; i++) cin >> a[i];
    g[0] = 0;
    long long answer = 4000000000000000000LL;
    for (int i = 1; i <= n; i++) {
        long long left = width;
        for (int j = i - 1; j >= 0; j--) {
            left -= a[j + 1];
            if (left < 0) break;
            g[i] = min(g[i], g[j] + left * left + fee);
            if (i == n) answer = min(answer, g[j] + fee);
        }
    }
    cout << answer << endl;
    return 0;
}
