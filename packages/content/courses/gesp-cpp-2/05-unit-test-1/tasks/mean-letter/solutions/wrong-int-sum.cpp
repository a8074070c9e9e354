// fails: 05 WA, 06 WA, 07 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    char p, q;
    cin >> n >> p >> k >> q;
    int sum = p * k + q * (n - k);
    double x = (double)sum / n;
    int r = (int)(x + 0.5);
    int above = k;
    if (k == n) above = 0;
    cout << r << " " << (char)r << " " << above << endl;
    return 0;
}
