// fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int n, m, a, b, c;
    cin >> n >> m >> a >> b >> c;
    int ways = 0, most = -1;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j < n - i; j++) {
            int k = n - i - j;
            if (i * a + j * b + k * c == m) {
                ways++;
                if (k > most) most = k;
            }
        }
    }
    cout << ways << " " << most << endl;
    return 0;
}
