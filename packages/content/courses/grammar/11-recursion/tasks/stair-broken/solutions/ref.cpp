#include <iostream>
using namespace std;

int memo[5005];
bool broken[5005];

int f(int n) {
    if (n < 0) return 0;
    if (n == 0) return 1;
    if (broken[n]) return 0;
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
