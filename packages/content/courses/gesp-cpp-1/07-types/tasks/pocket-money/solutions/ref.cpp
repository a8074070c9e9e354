#include <iostream>
using namespace std;

int main() {
    long long a, b, n;
    cin >> a >> b >> n;
    long long s = (a * 10 + b) * n;
    long long each = s / 3;
    cout << s / 10 << " " << s % 10 << endl;
    cout << each / 10 << " " << each % 10 << " " << s % 3 << endl;
    return 0;
}
