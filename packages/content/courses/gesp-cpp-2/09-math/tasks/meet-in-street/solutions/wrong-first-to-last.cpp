// fails: 01 WA, 06 WA, 07 WA, 10 WA, 12 WA, 13 WA, 17 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long a, b, c;
    cin >> a >> b >> c;
    long long lo = min(a, min(b, c));
    long long hi = max(a, max(b, c));
    cout << a + b + c - lo - hi << " " << max(a, c) - min(a, c) << endl;
    return 0;
}
