// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    char c;
    cin >> n >> c;
    int m = (n + 1) / 2, filled = 0;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
            if (i == m && j == m) {
                cout << '+';
            } else if (j == m) {
                cout << '|';
            } else if (i == m) {
                cout << '-';
            } else if (i == j) {
                cout << '\\';
            } else if (i + j == n + 1) {
                cout << '/';
            } else {
                cout << c;
                }
            filled++;
        }
        cout << endl;
    }
    cout << filled << endl;
    return 0;
}
