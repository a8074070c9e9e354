// fails: 09 TLE, 11 TLE, 13 TLE, 14 TLE, 16 TLE, 18 TLE, 19 TLE, 20 TLE, 21 TLE
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, d, least, value, x, y, p;
    cin >> n >> d >> least >> value >> x >> y >> p;
    vector<int> a(n);
    for (int i = 0; i < n; i++) {
        a[i] = value;
        value = (value * x + y) % p;
    }
    long long count = 0;
    int longest = 0;
    for (int l = 0; l < n; l++) {
        int high = a[l], low = a[l], r = l;
        while (r < n && max(high, a[r]) - min(low, a[r]) <= d) {
            high = max(high, a[r]);
            low = min(low, a[r]);
            r++;
        }
        longest = max(longest, r - l);
        count += max(0LL, r - l - least + 1);
    }
    cout << count << " " << longest << endl;
    return 0;
}
