// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n, upper = 0, lower = 0, digit = 0, other = 0;
    char c, best = '~';
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> c;
        if (c >= 'A' && c <= 'Z') {
            upper++;
            if (c < best) best = c;
        } else if (c >= 'a' && c <= 'z') {
            lower++;
            if (c < best) best = c;
        } else if (c >= 0 && c <= 9) {
            digit++;
        } else {
            other++;
        }
    }
    cout << upper << " " << lower << " " << digit << " " << other << endl;
    if (best == '~') {
        cout << "none" << endl;
    } else {
        cout << best << endl;
    }
    return 0;
}
