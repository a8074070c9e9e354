#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long a, b, c;
    cin >> a >> b >> c;
    long long lo = min(a, min(b, c));
    long long hi = max(a, max(b, c));
    cout << a + b + c - lo - hi << " " << hi - lo << endl;
    return 0;
}
