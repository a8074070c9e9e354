// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int n, m, k;
    cin >> n >> m >> k;
    int red = 0, green = 0, most = 0, row = 0;
    for (int i = 1; i <= n; i++) {
        int inRow = 0;
        for (int j = 1; j <= m; j++) {
            if ((i + j) % k == 0) {
                cout << "R";
                red++;
                inRow++;
            } else if (i * j % 2 == 0) {
                cout << "G";
                green++;
            } else {
                cout << ".";
            }
        }
        cout << endl;
        if (inRow > most) {
            most = inRow;
            row = i;
        }
    }
    cout << red << " " << green << " " << row << endl;
    return 0;
}
