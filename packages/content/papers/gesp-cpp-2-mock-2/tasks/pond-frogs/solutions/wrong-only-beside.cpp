// fails: 01 WA, 04 WA, 05 WA, 07 WA, 09 WA, 12 WA, 13 WA
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    int n, m, p, q, d;
    cin >> n >> m >> p >> q >> d;
    int near = 0, same = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            int h = (i * p + j * q) % 10;
            int right = (i * p + (j + 1) * q) % 10;
            int below = ((i + 1) * p + j * q) % 10;
            if (j < m && abs(h - right) <= d) {
                near++;
                if (h == right)
                    same++;
            }
            if (i < 0 && abs(h - below) <= d) {
                near++;
                if (h == below)
                    same++;
            }
        }
    cout << near << " " << same << endl;
    return 0;
}
