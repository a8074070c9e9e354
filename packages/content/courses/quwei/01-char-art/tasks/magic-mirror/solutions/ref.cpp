#include <iostream>
using namespace std;

int main() {
    char c;
    cin >> c;
    cout << "#####" << endl;
    cout << "#" << c << c << c << "#" << endl;
    cout << "#####" << endl;
    return 0;
}
