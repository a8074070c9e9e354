// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    long long n, m;
    cin >> n >> m;
    long long weeks = (n - 1) / (6 * m);
    n -= weeks * 6 * m;
    cout << weeks * 7 + (n + m - 1) / m << endl;
    return 0;
}
