// fails: 06 WA, 07 WA, 08 WA, 09 WA, 12 WA, 13 WA, 14 WA, 16 WA, 17 WA, 18 WA, 19 WA, 20 WA
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int r = (long long)sqrt(n);
    cout << r << " " << n - r * r << " " << (r + 1) * (r + 1) - n << endl;
    return 0;
}
