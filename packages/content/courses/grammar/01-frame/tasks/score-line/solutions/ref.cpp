#include <iostream>
using namespace std;

int main() {
    int a, b;
    char c;
    cin >> a >> c >> b;
    cout << b << ":" << a << " " << a + b << endl;
    return 0;
}
