// fails: 04 WA, 10 WA, 11 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, m, a, b, c;
    cin >> n >> m >> a >> b >> c;
    int ways = 0, most = -1;
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= n - i; j++) {
            int k = n - i - j;
            if (i * a + j * b + k * c == m) {
                ways++;
                if (i > most) most = i;
            }
        }
    }
    cout << ways << " " << most << endl;
    return 0;
}
