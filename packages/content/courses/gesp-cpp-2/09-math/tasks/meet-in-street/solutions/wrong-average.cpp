// fails: 01 WA, 02 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long a, b, c;
    cin >> a >> b >> c;
    long long lo = min(a, min(b, c));
    long long hi = max(a, max(b, c));
    cout << (a + b + c) / 3 << " " << hi - lo << endl;
    return 0;
}
