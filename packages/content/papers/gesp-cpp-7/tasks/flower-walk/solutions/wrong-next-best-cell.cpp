// fails: 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 15 WA, 16 WA, 17 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long n, m, x, y, k;
    cin >> n >> m >> x >> y >> k;
    long long i = 0, j = 0, total = 0, most = 0;
    while (true) {
        long long a = (i * x + j * y + i * j) % k;
        total += a;
        most = max(most, a);
        if (i == n - 1 && j == m - 1) break;
        long long below = -1, right = -1;
        if (i < n - 1) below = ((i + 1) * x + j * y + (i + 1) * j) % k;
        if (j < m - 1) right = (i * x + (j + 1) * y + i * (j + 1)) % k;
        if (below >= right) i++;
        else j++;
    }
    cout << total + most << endl;
    return 0;
}
