#include <iostream>
using namespace std;

int main() {
    int a, b, k;
    cin >> a >> b >> k;
    for (int i = a; i <= b; i += k) {
        cout << i << " ";
    }
    cout << endl;
    return 0;
}
