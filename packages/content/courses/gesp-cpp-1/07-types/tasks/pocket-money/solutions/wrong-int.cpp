// fails: 05 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, n;
    cin >> a >> b >> n;
    int s = (a * 10 + b) * n;
    int each = s / 3;
    cout << s / 10 << " " << s % 10 << endl;
    cout << each / 10 << " " << each % 10 << " " << s % 3 << endl;
    return 0;
}
