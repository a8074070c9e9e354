#include <iostream>
using namespace std;

int main() {
    int y, a;
    cin >> y >> a;
    cout << y - a << " " << y - a + 100 << endl;
    return 0;
}
