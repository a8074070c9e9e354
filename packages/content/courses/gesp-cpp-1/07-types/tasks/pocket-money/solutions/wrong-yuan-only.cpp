// fails: 01 WA, 05 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    long long a, b, n;
    cin >> a >> b >> n;
    long long s = (a * 10 + b) * n;
    long long each = s / 10 / 3 * 10;
    cout << s / 10 << " " << s % 10 << endl;
    cout << each / 10 << " " << each % 10 << " " << s % 3 << endl;
    return 0;
}
