// fails: 06 TLE, 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE
#include <iostream>
using namespace std;

int c[1000005];

int main() {
    int n, s, w;
    cin >> n >> s;
    for (w = 1; w <= 1000000; w++) c[w] = 0;
    for (int i = 1; i <= n; i++) {
        cin >> w;
        c[i] = w;
    }
    long long ways = 0;
    int gap = -1;
    for (int i = 1; i <= n; i++) {
        for (int j = i + 1; j <= n; j++) {
            if (c[i] + c[j] != s) continue;
            ways++;
            if (c[i] - c[j] > gap) gap = c[i] - c[j];
            if (c[j] - c[i] > gap) gap = c[j] - c[i];
        }
    }
    cout << ways << " " << gap << endl;
    return 0;
}
