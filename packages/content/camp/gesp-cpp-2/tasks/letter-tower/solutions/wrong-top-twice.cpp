// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        for (int k = 1; k <= n - i; k++)
            cout << '.';
        for (int k = 1; k <= i; k++)
            cout << char('A' + k - 1);
        for (int k = i; k >= 1; k--)
            cout << char('A' + k - 1);
        for (int k = 1; k <= n - i; k++)
            cout << '.';
        cout << endl;
    }
    return 0;
}
