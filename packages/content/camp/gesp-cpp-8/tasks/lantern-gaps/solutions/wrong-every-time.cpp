// fails: 07 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE
#include <algorithm>
#include <iostream>
using namespace std;

const int P = 1000000007;

int c[2005];

int main() {
    int q, a, b;
    cin >> q;
    while (q--) {
        cin >> a >> b;
        fill(c, c + 2005, 0);
        c[0] = 1;
        for (int i = 1; i <= a + 1; i++)
            for (int j = i; j >= 1; j--) c[j] = (c[j] + c[j - 1]) % P;
        cout << c[b] << "\n";
    }
    return 0;
}
