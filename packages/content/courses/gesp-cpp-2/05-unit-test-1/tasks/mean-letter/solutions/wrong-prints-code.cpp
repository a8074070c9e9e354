// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    char p, q;
    cin >> n >> p >> k >> q;
    long long sum = 1LL * p * k + 1LL * q * (n - k);
    double x = (double)sum / n;
    int r = (int)(x + 0.5);
    int above = k;
    if (k == n) above = 0;
    cout << r << " " << r << " " << above << endl;
    return 0;
}
