// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    long long a, b, c;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> a >> b >> c;
        if (a + b <= c) {
            cout << "no" << endl;
        } else if (a == b && b == c) {
            cout << "equal" << endl;
        } else if (a == b || b == c || a == c) {
            cout << "two" << endl;
        } else {
            cout << "plain" << endl;
        }
    }
    return 0;
}
