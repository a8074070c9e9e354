#include <iostream>
using namespace std;

int main() {
    int a, b, p;
    cin >> a >> b >> p;
    int c = p - (6 * a + 4 * b);
    cout << c / 10 << " " << c % 10 << endl;
    return 0;
}
