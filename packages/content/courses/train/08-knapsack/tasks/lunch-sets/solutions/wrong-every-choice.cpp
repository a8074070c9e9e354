// fails: 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <iostream>
using namespace std;

int n, m, k[55], price[55][15], taste[55][15], least;
long long best = -1;

void buy(int at, int spent, long long sum) {
    if (at == n) {
        if (sum > best || (sum == best && spent < least)) {
            best = sum;
            least = spent;
        }
        return;
    }
    buy(at + 1, spent, sum);
    for (int d = 0; d < k[at]; d++)
        if (spent + price[at][d] <= m) buy(at + 1, spent + price[at][d], sum + taste[at][d]);
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) {
        cin >> k[i];
        for (int d = 0; d < k[i]; d++) cin >> price[i][d] >> taste[i][d];
    }
    buy(0, 0, 0);
    cout << best << " " << least << endl;
    return 0;
}
