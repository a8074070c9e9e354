// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    int n, m, x, best = -1000, place = 0, sum = 0;
    cin >> n >> m;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            cin >> x;
            sum += x;
        }
        printf("%.1f\n", (double)sum / m);
        if (sum > best) {
            best = sum;
            place = i;
        }
    }
    printf("%d\n", place);
    return 0;
}
