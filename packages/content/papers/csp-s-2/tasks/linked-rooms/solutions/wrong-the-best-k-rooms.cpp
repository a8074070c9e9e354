// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 18 WA
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, k, w, s, x, y, p, b;
    cin >> n >> k >> w >> s >> x >> y >> p >> b;
    vector<long long> worth(n);
    for (int i = 0; i < n; i++) {
        worth[i] = s - b;
        s = (s * x + y) % p;
    }
    sort(worth.begin(), worth.end(), greater<long long>());
    long long total = 0;
    for (int i = 0; i < k; i++) total += worth[i];
    cout << total << endl;
    return 0;
}
