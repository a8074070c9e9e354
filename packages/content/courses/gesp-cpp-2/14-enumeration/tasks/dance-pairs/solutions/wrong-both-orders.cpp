// fails: 01 WA, 03 WA, 04 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int ways = 0, best = n;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
            if (i == j) continue;
            if ((i + j) % k == 0) {
                ways++;
                if (j > i && j - i < best) best = j - i;
            }
        }
    }
    if (ways == 0) best = 0;
    cout << ways << " " << best << endl;
    return 0;
}
