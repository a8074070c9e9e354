#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    int n, m, x, best = -1000, place = 0;
    cin >> n >> m;
    for (int i = 1; i <= n; i++) {
        int sum = 0;
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
