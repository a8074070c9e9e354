// fails: 01 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, m, a, b, c;
    cin >> n >> m >> a >> b >> c;
    int ways = 0, most = -1;
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= n - i; j++) {
            if (i * a + j * b > m) break;
            int k = (m - i * a - j * b) / c;
            if (i * a + j * b + k * c == m) {
                ways++;
                if (k > most) most = k;
            }
        }
    }
    cout << ways << " " << most << endl;
    return 0;
}
