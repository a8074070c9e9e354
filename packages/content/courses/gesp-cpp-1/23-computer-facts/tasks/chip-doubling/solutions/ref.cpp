#include <iostream>
using namespace std;

int main() {
    int y, t;
    long long a, m;
    cin >> y >> t >> a >> m;
    while (a < m) {
        a *= 2;
        y += t;
    }
    cout << y << " " << a << endl;
    return 0;
}
