// fails: 01 WA, 04 WA, 05 WA, 06 WA, 08 WA, 10 WA, 14 WA, 17 WA
#include <iostream>
using namespace std;

const int N = 1000000;
int least[N + 1], times[N + 1];

int main() {
    long long n, m, b, x, y, pairs = 0;
    cin >> n >> m >> b >> x >> y;
    for (int i = 0; i <= m; i++) least[i] = times[i] = 0;
    for (int i = 2; i <= m; i++)
        if (least[i] == 0)
            for (int j = i; j <= m; j += i)
                if (least[j] == 0) least[j] = i;
    for (int i = 0; i < n; i++) {
        int core = b;
        pairs += times[core];
        times[core]++;
        b = (b * x + y) % m + 1;
    }
    cout << pairs << endl;
    return 0;
}
