// fails: 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE
#include <cmath>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, m, b, x, y, pairs = 0;
    cin >> n >> m >> b >> x >> y;
    vector<long long> a;
    for (int i = 0; i < n; i++) {
        for (long long one : a) {
            long long product = one * b, root = (long long)round(sqrt((double)product));
            if (root * root == product) pairs++;
        }
        a.push_back(b);
        b = (b * x + y) % m + 1;
    }
    cout << pairs << endl;
    return 0;
}
