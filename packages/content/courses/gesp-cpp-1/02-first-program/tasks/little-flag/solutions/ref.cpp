#include <iostream>
using namespace std;

int main() {
    char c;
    cin >> c;
    cout << c << c << c << endl;
    cout << c << c << endl;
    cout << c << endl;
    cout << "|" << endl;
    cout << "|" << endl;
    return 0;
}
