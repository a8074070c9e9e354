#include <algorithm>
#include <iostream>
using namespace std;

int ways[100005], few[100005];

int main() {
    int n, m;
    cin >> n >> m;
    for (int j = 0; j <= m; j++) {
        ways[j] = 0;
        few[j] = 1000000;
    }
    ways[0] = 1;
    few[0] = 0;
    for (int i = 0; i < n; i++) {
        int c;
        cin >> c;
        for (int j = c; j <= m; j++) {
            ways[j] = (ways[j] + ways[j - c]) % 1000000007;
            few[j] = min(few[j], few[j - c] + 1);
        }
    }
    if (few[m] == 1000000) cout << "0 -1" << endl;
    else cout << ways[m] << " " << few[m] << endl;
    return 0;
}
