// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long n, a, k;
    cin >> n >> a >> k;
    long long last = a + n * k;
    cout << last << " " << (a + last) * n / 2 << endl;
    return 0;
}
