// fails: 02 WA, 05 WA, 06 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    char c;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        cin >> c;
        if (c >= 'a' && c <= 'z') {
            int s = c - 'a' + k;
            if (s >= 26) s -= 26;
            c = 'a' + s;
        } else if (c >= 'A' && c <= 'Z') {
            int s = c - 'A' + k;
            if (s >= 26) s -= 26;
            c = 'A' + s;
        } else {
            int s = c - '0' + k;
            if (s >= 10) s -= 10;
            c = '0' + s;
        }
        cout << c;
    }
    cout << endl;
    return 0;
}
