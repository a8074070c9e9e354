#include <iostream>
using namespace std;

int main() {
    int n, m, x;
    cin >> n >> m;
    int full = 0;
    for (int i = 1; i <= n; i++) {
        int first = 0;
        for (int j = 1; j <= m; j++) {
            cin >> x;
            if (x == 0 && first == 0) {
                first = j;
            }
        }
        cout << first << endl;
        if (first == 0) {
            full++;
        }
    }
    cout << full << endl;
    return 0;
}
