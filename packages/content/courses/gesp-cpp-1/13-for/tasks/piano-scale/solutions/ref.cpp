#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    for (int i = a; i <= b; i++) {
        cout << i << " ";
    }
    for (int i = b - 1; i >= a; i--) {
        cout << i << " ";
    }
    cout << endl;
    cout << 2 * (b - a) + 1 << endl;
    return 0;
}
