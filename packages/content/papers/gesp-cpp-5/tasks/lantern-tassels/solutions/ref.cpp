#include <iostream>
using namespace std;

const int N = 1000000;

int kinds[N + 1], pre[8][N + 1];

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    for (int i = 2; i <= N; i++)
        if (kinds[i] == 0)
            for (int j = i; j <= N; j += i) kinds[j]++;
    for (int i = 1; i <= N; i++)
        for (int k = 0; k < 8; k++) pre[k][i] = pre[k][i - 1] + (kinds[i] == k ? 1 : 0);

    int q;
    cin >> q;
    while (q--) {
        int l, r, k;
        cin >> l >> r >> k;
        cout << pre[k][r] - pre[k][l - 1] << "\n";
    }
    return 0;
}
