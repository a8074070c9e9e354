#include <iostream>
using namespace std;

int main() {
    int n;
    long long a, b, c;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> a >> b >> c;
        if (a + b <= c || a + c <= b || b + c <= a) {
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
