// fails: 01 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, m, k, i = 1, out[505] = {0};
    cin >> n >> m;
    for (int t = 1; t <= m; t++) {
        cin >> k;
        for (int c = 1; c <= k; c++) {
            i = i % n + 1;
        }
        cout << i << " ";
        out[i] = 1;
        while (out[i] == 1) i = i % n + 1;
    }
    int last = n;
    while (out[last] == 1) last--;
    cout << endl << last << endl;
    return 0;
}
