// fails: 04 TLE, 05 TLE, 06 TLE, 07 TLE, 08 TLE, 09 TLE
#include <iostream>
using namespace std;

int d[1005];

int main() {
    int n;
    long long t;
    cin >> n >> t;
    for (int i = 0; i < n; i++) cin >> d[i];
    int l = 1;
    while (true) {
        int v = l;
        long long need = 0;
        for (int i = 0; i < n; i++) need += (d[i] - 1) / v + 1;
        if (need <= t)
            break;
        else
            l = v + 1;
    }
    cout << l << endl;
    return 0;
}
