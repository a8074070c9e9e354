// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
using namespace std;

int n;
long long m, c[1005], t[1005], r[1005];

bool enough(long long moment) {
    long long loaves = 0;
    for (int i = 0; i < n; i++) {
        long long batches = moment / (t[i] + r[i]);
        if (batches >= (m + c[i] - 1) / c[i]) return true;
        loaves += batches * c[i];
        if (loaves >= m) return true;
    }
    return false;
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> c[i] >> t[i] >> r[i];
    long long low = 0, high = m * (t[0] + r[0]);
    while (low < high) {
        long long middle = low + (high - low) / 2;
        if (enough(middle))
            high = middle;
        else
            low = middle + 1;
    }
    cout << low << endl;
    return 0;
}
