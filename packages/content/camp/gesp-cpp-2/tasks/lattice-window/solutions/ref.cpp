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
                filled++;
            }
        }
        cout << endl;
    }
    cout << filled << endl;
    return 0;
}
