// fails: 01 WA, 02 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    char c;
    cin >> n >> m >> c;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            if (i == 1 || i == n || j == 1 || j == m) {
                cout << c;
            } else if (i == 2 || j == 2 || j == m - 1) {
                cout << ".";
            } else {
                cout << "+";
            }
        }
        cout << endl;
    }
    return 0;
}
