#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int ways = 0, best = n;
    for (int i = 1; i <= n; i++) {
        for (int j = i + 1; j <= n; j++) {
            if ((i + j) % k == 0) {
                ways++;
                if (j - i < best) best = j - i;
            }
        }
    }
    if (ways == 0) best = 0;
    cout << ways << " " << best << endl;
    return 0;
}
