// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int n, b, s, g;
    cin >> n >> b >> s >> g;
    int big = n / b;
    int rest = n % b + big * g;
    cout << big << " " << rest / s << " " << n % b << endl;
    return 0;
}
