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
        for (int k = i - 1; k >= 1; k--)
            cout << char('A' + k - 1);
        for (int k = 1; k <= n - i; k++)
            cout << '.';
        cout << endl;
    }
    return 0;
}
