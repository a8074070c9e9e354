#include <iostream>
using namespace std;

int main() {
    int a, b, p;
    cin >> a >> b >> p;
    int total = 6 * a + 4 * b + 25;
    cout << total << " " << p - total << endl;
    return 0;
}
