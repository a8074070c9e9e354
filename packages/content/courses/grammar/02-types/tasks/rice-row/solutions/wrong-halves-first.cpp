// fails: 03 WA, 04 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 13 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long n, a, k;
    cin >> n >> a >> k;
    long long last = a + (n - 1) * k;
    cout << last << " " << n / 2 * (a + last) << endl;
    return 0;
}
