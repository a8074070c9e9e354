// fails: 02 WA, 03 WA, 06 WA, 08 WA, 10 WA, 13 WA, 16 WA, 17 WA
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    long long r = (long long)sqrt(n);
    if (r * r == n) {
        cout << r << " 0 0" << endl;
        return 0;
    }
    cout << r << " " << n - r * r << " " << (r + 1) * (r + 1) - n << endl;
    return 0;
}
