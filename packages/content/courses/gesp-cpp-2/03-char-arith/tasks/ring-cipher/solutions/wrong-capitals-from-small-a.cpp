// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    char c;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        cin >> c;
        if (c >= 'a' && c <= 'z') {
            c = 'a' + (c - 'a' + k) % 26;
        } else if (c >= 'A' && c <= 'Z') {
            c = 'A' + (c - 'a' + k) % 26;
        } else {
            c = '0' + (c - '0' + k) % 10;
        }
        cout << c;
    }
    cout << endl;
    return 0;
}
