#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    cout << "*******" << endl;
    cout << a << "-" << b << endl;
    cout << "*******" << endl;
    return 0;
}
