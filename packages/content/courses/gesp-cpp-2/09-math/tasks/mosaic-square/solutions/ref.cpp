#include <cmath>
#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    long long r = (long long)sqrt(n);
    cout << r << " " << n - r * r << " " << (r + 1) * (r + 1) - n << endl;
    return 0;
}
