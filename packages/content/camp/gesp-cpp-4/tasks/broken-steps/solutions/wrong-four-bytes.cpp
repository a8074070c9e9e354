// fails: 06 WA, 09 WA, 10 WA, 11 WA, 12 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    bool broken[70] = {false};
    for (int i = 0; i < m; i++) {
        int b;
        cin >> b;
        broken[b] = true;
    }
    unsigned f[70] = {0};
    f[0] = 1;
    for (int i = 1; i <= n; i++) {
        if (broken[i])
            continue;
        f[i] = f[i - 1];
        if (i >= 2)
            f[i] += f[i - 2];
        if (i >= 3)
            f[i] += f[i - 3];
    }
    cout << f[n] << endl;
    return 0;
}
