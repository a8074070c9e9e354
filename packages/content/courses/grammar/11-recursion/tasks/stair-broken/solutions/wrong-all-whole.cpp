// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int memo[5005];
bool broken[5005];

int f(int n) {
    if (n < 0) return 0;
    if (n == 0) return 1;

    if (memo[n] != -1) return memo[n];
    memo[n] = (f(n - 1) + f(n - 2) + f(n - 3)) % 1000007;
    return memo[n];
}

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i <= n; i++) {
        memo[i] = -1;
        broken[i] = false;
    }
    for (int i = 0; i < m; i++) {
        int x;
        cin >> x;
        broken[x] = true;
    }
    cout << f(n) << endl;
    return 0;
}
