// fails: 06 WA, 07 WA, 10 WA, 11 WA, 14 WA, 15 WA, 17 WA, 19 WA
#include <iostream>
using namespace std;

int n;
int m, c[1005], t[1005], r[1005];

bool enough(int moment) {
    int loaves = 0;
    for (int i = 0; i < n; i++) {
        int batches = (moment + r[i]) / (t[i] + r[i]);
        if (batches >= (m + c[i] - 1) / c[i]) return true;
        loaves += batches * c[i];
        if (loaves >= m) return true;
    }
    return false;
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> c[i] >> t[i] >> r[i];
    int low = 0, high = m * (t[0] + r[0]);
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (enough(middle))
            high = middle;
        else
            low = middle + 1;
    }
    cout << low << endl;
    return 0;
}
