// fails: 01 WA, 02 WA, 04 WA, 05 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    long long g, u, p;
    cin >> g >> u >> p;
    long long left = g * 1024 * 1024;
    cout << left / p << " " << left % p << endl;
    return 0;
}
