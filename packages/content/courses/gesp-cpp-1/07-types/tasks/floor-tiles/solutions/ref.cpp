#include <iostream>
using namespace std;

int main() {
    long long a, b, p;
    cin >> a >> b >> p;
    cout << a * b << " " << a * b * p << endl;
    return 0;
}
