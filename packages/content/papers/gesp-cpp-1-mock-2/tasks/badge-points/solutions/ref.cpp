#include <iostream>
using namespace std;

int main() {
    int n, b, s, g;
    cin >> n >> b >> s >> g;
    int big = n / b;
    int rest = n % b + big * g;
    cout << big << " " << rest / s << " " << rest % s << endl;
    return 0;
}
