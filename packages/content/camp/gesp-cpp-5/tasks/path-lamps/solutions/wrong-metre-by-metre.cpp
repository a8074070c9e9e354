// fails: 09 TLE, 10 TLE, 11 TLE, 12 TLE, 14 TLE, 15 TLE
#include <algorithm>
#include <iostream>
using namespace std;

int x[1005];

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> x[i];
    sort(x, x + n);
    int g = x[n - 1] - x[0];
    while (true) {
        bool ok = true;
        for (int i = 1; i < n && ok; i++)
            if ((x[i] - x[i - 1]) % g != 0) ok = false;
        if (ok) break;
        g--;
    }
    cout << g << " " << (x[n - 1] - x[0]) / g + 1 - n << endl;
    return 0;
}
