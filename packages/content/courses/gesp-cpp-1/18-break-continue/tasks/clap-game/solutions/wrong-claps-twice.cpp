// fails: 02 WA, 05 WA, 06 WA, 07 WA, 09 WA, 12 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, k, d;
    cin >> n >> k >> d;
    int claps = 0;
    long long sum = 0;
    for (int i = 1; i <= n; i++) {
        if (i % k == 0) claps++;
        if (i % 10 == d) claps++;
        if (i % k == 0 || i % 10 == d) continue;
        sum += i;
    }
    cout << claps << " " << sum << endl;
    return 0;
}
