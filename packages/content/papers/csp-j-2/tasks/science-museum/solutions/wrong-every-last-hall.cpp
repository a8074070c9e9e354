// fails-subtask: 4 TLE
#include <algorithm>
#include <iostream>
using namespace std;

long long f[1501][3001];
int x[1501];

int main() {
    int n, total, gap;
    cin >> n >> total >> gap;
    long long answer = 0;
    for (int i = 1; i <= n; i++) {
        int a, p, b, q;
        cin >> x[i] >> a >> p >> b >> q;
        for (int j = 0; j <= total; j++) f[i][j] = -1;
        for (int last = 0; last < i; last++) {
            if (last > 0 && x[i] - x[last] < gap) continue;
            for (int j = 0; j <= total; j++) {
                if (j >= a && f[last][j - a] >= 0) f[i][j] = max(f[i][j], f[last][j - a] + p);
                if (j >= b && f[last][j - b] >= 0) f[i][j] = max(f[i][j], f[last][j - b] + q);
            }
        }
        for (int j = 0; j <= total; j++) answer = max(answer, f[i][j]);
    }
    cout << answer << endl;
    return 0;
}
