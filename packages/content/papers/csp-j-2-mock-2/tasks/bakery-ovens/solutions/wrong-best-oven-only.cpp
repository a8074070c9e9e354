// fails: 01 WA, 04 WA, 05 WA, 10 WA, 11 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
using namespace std;

int n;
long long m, c[1005], t[1005], r[1005];

int main() {
    cin >> n >> m;
    long long best = -1;
    for (int i = 0; i < n; i++) {
        cin >> c[i] >> t[i] >> r[i];
        long long batches = (m + c[i] - 1) / c[i];
        long long moment = batches * t[i] + (batches - 1) * r[i];
        if (best == -1 || moment < best) best = moment;
    }
    cout << best << endl;
    return 0;
}
