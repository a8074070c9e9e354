// fails: 01 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
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
            if (x == 0) {
                first = j;
                break;
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
