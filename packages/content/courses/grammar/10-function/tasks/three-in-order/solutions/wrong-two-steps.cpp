// fails: 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

void order(int &a, int &b) {
    if (a > b) swap(a, b);
}

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        order(a, b);
        order(b, c);
        cout << a << " " << b << " " << c << " " << (1LL * a + b > c) << endl;
    }
    return 0;
}
