#include <iostream>
using namespace std;

int main() {
    char a, b, c;
    cin >> a >> b >> c;
    char m = a;
    if (b > m) m = b;
    if (c > m) m = c;
    cout << a + b + c << " " << m << endl;
    return 0;
}
