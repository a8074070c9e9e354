// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n - i; j++) cout << ".";
        for (int j = 1; j <= i; j++) cout << j % 10;
        for (int j = i; j >= 1; j--) cout << j % 10;
        for (int j = 1; j <= n - i; j++) cout << ".";
        cout << endl;
    }
    return 0;
}
