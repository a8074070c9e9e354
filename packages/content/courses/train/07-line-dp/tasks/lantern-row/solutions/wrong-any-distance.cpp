// fails: 06 WA, 07 WA, 08 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 18 WA, 19 WA, 20 WA
#include <iostream>
using namespace std;

int main() {
    int n, d, a[2005], f[2005];
    long long s[2005];
    cin >> n >> d;
    int most = 0;
    long long largest = 0;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        f[i] = 1;
        s[i] = a[i];
        for (int j = i - 1; j >= 0; j--) {
            if (a[j] >= a[i]) continue;
            if (f[j] + 1 > f[i] || (f[j] + 1 == f[i] && s[j] + a[i] > s[i])) {
                f[i] = f[j] + 1;
                s[i] = s[j] + a[i];
            }
        }
        if (f[i] > most || (f[i] == most && s[i] > largest)) {
            most = f[i];
            largest = s[i];
        }
    }
    cout << most << " " << largest << endl;
    return 0;
}
