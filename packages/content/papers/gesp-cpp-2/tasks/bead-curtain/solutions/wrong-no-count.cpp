// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    int k = 0, red = 0;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            if (k % 3 == 0) {
                cout << "R";
                red++;
            } else if (k % 3 == 1) {
                cout << "W";
            } else {
                cout << "B";
            }
            k++;
        }
        cout << endl;
    }
    return 0;
}
