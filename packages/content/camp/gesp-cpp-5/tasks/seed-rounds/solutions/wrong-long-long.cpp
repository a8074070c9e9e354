// fails: 02 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    unsigned long long k, n, s = 1;
    cin >> k >> n;
    for (unsigned long long i = 1; i <= n; i++) s = s * k + 1;
    cout << s << endl;
    return 0;
}
