// fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int sand = 0;
    for (int i = 1 - n; i <= n - 1; i++) {
        int k = abs(i);
        for (int j = 1; j <= n - 1 - k; j++) {
            cout << " ";
        }
        for (int j = 1; j <= 2 * k + 1; j++) {
            if (k == n - 1 || j == 1 || j == 2 * k + 1) {
                cout << "*";
            } else if (i < 0) {
                cout << ".";
            } else {
                cout << "o";
            }
        }
        cout << endl;
    }
    cout << sand << endl;
    return 0;
}
