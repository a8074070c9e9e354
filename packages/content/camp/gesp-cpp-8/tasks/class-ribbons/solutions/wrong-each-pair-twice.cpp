// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

long long lengthOf(vector<long long> a) {
    sort(a.begin(), a.end());
    long long n = a.size(), sum = 0;
    for (long long i = 0; i < n; i++) sum += a[i] * (2 * i - n + 1);
    return sum;
}

int main() {
    long long n, k, m, a, x, y;
    cin >> n >> k >> m >> a >> x >> y;
    vector<long long> all;
    vector<vector<long long>> classes(k);
    for (int i = 0; i < n; i++) {
        all.push_back(a);
        classes[i % k].push_back(a);
        a = (a * x + y) % m;
    }
    long long total = lengthOf(all);
    for (int i = 0; i < k; i++) total -= lengthOf(classes[i]);
    cout << total * 2 << endl;
    return 0;
}
