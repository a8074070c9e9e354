// fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> g[2005];
    for (int i = 1; i <= n; i++) {
        int c;
        cin >> c;
        g[c].push_back(i);
    }
    int most = 0, who = 0;
    for (int c = 1; c <= m; c++) {
        int k = g[c].size();
        if (k == 0) continue;
        cout << c;
        for (int i = 0; i < k; i++) cout << " " << g[c][i];
        cout << endl;
        if (k >= most) {
            most = k;
            who = c;
        }
    }
    cout << who << endl;
    return 0;
}
