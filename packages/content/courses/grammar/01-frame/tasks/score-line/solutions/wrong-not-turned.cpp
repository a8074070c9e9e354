// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int a, b;
    char c;
    cin >> a >> c >> b;
    cout << a << ":" << b << " " << a + b << endl;
    return 0;
}
