// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int n, k, green = 0;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        int a;
        cin >> a;
        for (int j = 1; j <= a; j++) {
            if (a >= k) {
                cout << "@";
            } else {
                cout << "#";
            }
        }
        if (a >= 1) {
            cout << " ";
        }
        cout << a << endl;
        if (a >= k) {
            green++;
        }
    }
    cout << green << endl;
    return 0;
}
