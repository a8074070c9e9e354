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
    cout << r << " " << (char)r << " " << above << endl;
    return 0;
}
