// fails: 01 WA, 04 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

long long w[405];

int main() {
    long long n, c, total = 0;
    cin >> n >> c;
    for (int i = 1; i <= n; i++) cin >> w[i];
    int l = 1, r = n, last = -1;
    for (int day = 1; day <= n; day++) {
        int side = w[l] <= w[r] ? 0 : 1;
        if (last >= 0 && side != last) total -= c;
        last = side;
        total += day * (side == 0 ? w[l++] : w[r--]);
    }
    cout << total << endl;
    return 0;
}
