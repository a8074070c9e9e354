// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long a, b, c;
    cin >> a >> b >> c;
    long long lo = min(a, min(b, c));
    long long hi = max(a, max(b, c));
    cout << a + b + c - lo - hi << " " << hi + lo << endl;
    return 0;
}
