// fails: 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 17 TLE, 18 TLE, 20 TLE
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, all;
    int k;
    cin >> s >> k;
    for (int i = 0; i < k; i++) all += s;
    int n = all.size(), best = -1, at = 0;
    for (int cut = 0; cut <= n; cut++) {
        int nice = 0;
        for (int i = 0; i < n; i++) {
            if (i < cut && all[i] == 'R') nice++;
            if (i >= cut && all[i] == 'G') nice++;
        }
        if (nice > best) {
            best = nice;
            at = cut;
        }
    }
    cout << best << " " << at << endl;
    return 0;
}
