// fails: 05 WA, 07 WA, 09 WA, 11 WA, 12 WA, 14 WA, 15 WA, 18 WA, 19 WA, 20 WA
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    long long r = (long long)(sqrt(n) + 0.5);
    cout << r << " " << n - r * r << " " << (r + 1) * (r + 1) - n << endl;
    return 0;
}
