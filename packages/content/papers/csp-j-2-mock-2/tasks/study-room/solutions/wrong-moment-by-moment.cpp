// fails: 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 18 TLE
#include <algorithm>
#include <iostream>
using namespace std;

int l[2005], r[2005];

int main() {
    int n, k;
    cin >> n >> k;
    int last = 0;
    for (int i = 0; i < n; i++) {
        cin >> l[i] >> r[i];
        last = max(last, r[i]);
    }
    int total = 0, lit = 0, longest = 0;
    for (int t = 0; t < last; t++) {
        int inside = 0;
        for (int i = 0; i < n; i++)
            if (l[i] <= t && t < r[i]) inside++;
        lit = inside >= k ? lit + 1 : 0;
        if (inside >= k) total++;
        longest = max(longest, lit);
    }
    cout << total << " " << longest << endl;
    return 0;
}
