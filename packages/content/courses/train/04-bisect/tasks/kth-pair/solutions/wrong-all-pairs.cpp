// fails: 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, k, now, x, y, z;
    cin >> n >> k >> now >> x >> y >> z;
    vector<int> a(n), b(n);
    for (int i = 0; i < 2 * n; i++) {
        if (i < n) a[i] = now;
        else b[i - n] = now;
        now = (now * x + y) % z;
    }
    vector<long long> count(2000001, 0);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) count[a[i] + b[j]]++;
    int price = 0;
    while (k > count[price]) {
        k -= count[price];
        price++;
    }
    cout << price << endl;
    return 0;
}
