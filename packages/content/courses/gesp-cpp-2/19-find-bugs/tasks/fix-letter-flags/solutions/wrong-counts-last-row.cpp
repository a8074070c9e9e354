// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    char c;
    cin >> n >> c;
    int count = 0;
    for (int i = 1; i <= n; i++) {
        count = 0;
        for (int j = 1; j <= n - i; j++) {
            cout << c;
        }
        for (int j = 1; j <= i; j++) {
            cout << char('A' + i - 1);
            count++;
        }
        cout << endl;
    }
    cout << count << endl;
    return 0;
}
