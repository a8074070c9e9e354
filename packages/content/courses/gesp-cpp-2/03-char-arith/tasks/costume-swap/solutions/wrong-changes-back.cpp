// fails: 01 WA, 03 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n, count = 0;
    char c;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> c;
        if (c >= 'a' && c <= 'z') {
            c = c - 'a' + 'A';
            count++;
        }
        if (c >= 'A' && c <= 'Z') {
            c = c - 'A' + 'a';
        } else if (c >= '0' && c <= '9') {
            c = '9' - c + '0';
        }
        cout << c;
    }
    cout << endl << count << endl;
    return 0;
}
