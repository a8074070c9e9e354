// fails: 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE
#include <iostream>
using namespace std;

int n, k;
long long a[1005];

void best(int i, long long &coins, int &jumps) {
    if (i == 1) {
        coins = a[1];
        jumps = 0;
        return;
    }
    bool first = true;
    for (int j = i - 1; j >= 1 && j >= i - k; j--) {
        long long c;
        int s;
        best(j, c, s);
        if (first || c > coins || (c == coins && s < jumps)) {
            coins = c;
            jumps = s;
        }
        first = false;
    }
    coins += a[i];
    jumps++;
}

int main() {
    cin >> n >> k;
    for (int i = 1; i <= n; i++) cin >> a[i];
    long long coins;
    int jumps;
    best(n, coins, jumps);
    cout << coins << " " << jumps << endl;
    return 0;
}
