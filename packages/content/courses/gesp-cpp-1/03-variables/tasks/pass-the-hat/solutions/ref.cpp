#include <iostream>
using namespace std;

int main() {
    int a, b, c;
    cin >> a >> b >> c;
    int t = c;
    c = b;
    b = a;
    a = t;
    a++;
    cout << a << " " << b << " " << c << endl;
    return 0;
}
