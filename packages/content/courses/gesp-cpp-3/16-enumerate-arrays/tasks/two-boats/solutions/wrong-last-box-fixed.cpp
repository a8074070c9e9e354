// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, count = 0;
    long long w[20], best = -1;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> w[i];
    for (int s = 0; s < (1 << n) - 1; s += 2) {
        long long left = 0, right = 0;
        for (int i = 0; i < n; i++) {
            if ((s >> i) & 1) left += w[i];
            else right += w[i];
        }
        long long far = left - right;
        if (far < 0) far = -far;
        if (best == -1 || far < best) {
            best = far;
            count = 1;
        } else if (far == best) {
            count++;
        }
    }
    cout << best << " " << count << endl;
    return 0;
}
