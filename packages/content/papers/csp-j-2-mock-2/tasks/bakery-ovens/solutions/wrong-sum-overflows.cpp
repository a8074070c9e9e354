// fails: 04 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 16 WA, 17 WA, 18 WA
#include <iostream>
using namespace std;

int n;
long long m, c[1005], t[1005], r[1005];

bool enough(long long moment) {
    long long loaves = 0;
    for (int i = 0; i < n; i++) {
        long long batches = (moment + r[i]) / (t[i] + r[i]);
        loaves += batches * c[i];
    }
    return loaves >= m;
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> c[i] >> t[i] >> r[i];
    long long low = 0, high = 9000000000000000000LL;
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
