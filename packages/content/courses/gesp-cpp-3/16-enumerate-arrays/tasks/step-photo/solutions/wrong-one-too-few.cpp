// fails: 01 WA, 02 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, d, a[2005], count = 0, most = 0;
    cin >> n >> d;
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int l = 1; l <= n; l++) {
        int high = a[l], low = a[l];
        for (int r = l + 1; r <= n; r++) {
            if (a[r] > high) high = a[r];
            if (a[r] < low) low = a[r];
            if (high - low <= d) {
                count++;
                if (r - l > most) most = r - l;
            }
        }
    }
    cout << count << " " << most << endl;
    return 0;
}
