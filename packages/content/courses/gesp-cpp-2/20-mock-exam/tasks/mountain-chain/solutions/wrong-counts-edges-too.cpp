// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int inside = 0;
    for (int i = 1; i <= n; i++) {
        for (int t = 1; t <= k; t++) {
            for (int j = 1; j <= 2 * n - 1; j++) {
                int d = abs(j - n);
                if (d == i - 1) {
                    cout << "*";
                    inside++;
                } else if (d < i - 1) {
                    cout << "#";
                    inside++;
                } else {
                    cout << ".";
                }
            }
        }
        cout << endl;
    }
    cout << inside << endl;
    return 0;
}
