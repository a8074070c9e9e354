// fails: 01 WA, 03 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int c = 1; c <= n; c++) {
        int k, x;
        cin >> k >> x;
        int v = x;
        if (v < 0) v = -v;
        string s;
        for (int i = 1; i <= k; i++) {
            s = char('0' + v % 2) + s;
            v /= 2;
        }
        string r = s, t = s;
        if (x < 0) {
            s[0] = '1';
            r = s;
            for (int i = 1; i < k; i++) {
                if (r[i] == '0') r[i] = '1';
                else r[i] = '0';
            }
            t = r;

        }
        cout << s << " " << r << " " << t << endl;
    }
    return 0;
}
