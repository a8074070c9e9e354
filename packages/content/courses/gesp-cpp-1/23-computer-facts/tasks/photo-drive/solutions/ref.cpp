#include <iostream>
using namespace std;

int main() {
    long long g, u, p;
    cin >> g >> u >> p;
    long long left = (g * 1024 - u) * 1024;
    cout << left / p << " " << left % p << endl;
    return 0;
}
