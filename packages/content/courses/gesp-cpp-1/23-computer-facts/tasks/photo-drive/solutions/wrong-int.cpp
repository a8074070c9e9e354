// fails: 06 WA, 08 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int g, u, p;
    cin >> g >> u >> p;
    int left = (g * 1024 - u) * 1024;
    cout << left / p << " " << left % p << endl;
    return 0;
}
