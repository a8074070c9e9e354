// fails: 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE
#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

string a, b;
long long p, q, r;

long long cost(int i, int j) {
    if (i == 0) return j * p;
    if (j == 0) return i * q;
    long long keep = cost(i - 1, j - 1);
    if (a[i - 1] != b[j - 1]) keep += r;
    return min(keep, min(cost(i, j - 1) + p, cost(i - 1, j) + q));
}

int main() {
    cin >> a >> b >> p >> q >> r;
    cout << cost(a.size(), b.size()) << endl;
    return 0;
}
