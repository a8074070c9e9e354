// fails: 01 WA, 05 WA, 06 WA, 08 WA, 09 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

int w[105], v[105], order[105];

int main() {
    int n, k;
    long long c, sum = 0;
    cin >> n >> k >> c;
    for (int i = 0; i < k; i++) {
        cin >> w[i] >> v[i];
        order[i] = i;
    }
    sort(order, order + k, [](int x, int y) {
        long long p = (long long)v[x] * w[y], q = (long long)v[y] * w[x];
        return p != q ? p > q : x < y;
    });
    for (int i = 0; i < k; i++) {
        int x = order[i];
        sum += (long long)(n / w[x]) * v[x];
        n %= w[x];
    }
    cout << sum - c * n << endl;
    return 0;
}
