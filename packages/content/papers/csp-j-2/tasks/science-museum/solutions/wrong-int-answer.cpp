// fails-subtask: 3 WA, 4 Skipped
#include <algorithm>
#include <iostream>
using namespace std;

int f[1501][3001];
int x[1501];

int main() {
    int n, total, gap;
    cin >> n >> total >> gap;
    int pre = 0;
    for (int i = 1; i <= n; i++) {
        int a, p, b, q;
        cin >> x[i] >> a >> p >> b >> q;
        while (pre + 1 < i && x[pre + 1] <= x[i] - gap) pre++;
        for (int j = 0; j <= total; j++) {
            f[i][j] = f[i - 1][j];
            if (j >= a) f[i][j] = max(f[i][j], f[pre][j - a] + p);
            if (j >= b) f[i][j] = max(f[i][j], f[pre][j - b] + q);
        }
    }
    cout << f[n][total] << endl;
    return 0;
}
