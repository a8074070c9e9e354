// fails: 01 WA, 05 WA, 06 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
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
            if (a[r] - a[l] <= d && a[l] - a[r] <= d) {
                count++;
                if (r - l + 1 > most) most = r - l + 1;
            }
        }
    }
    cout << count << " " << most << endl;
    return 0;
}
