// fails: 01 WA, 02 WA, 05 WA, 07 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, sum = 0, count = 0;
    cin >> n;
    for (int k = 0; k <= n; k++) {
        string s;
        cin >> s;
        int v = 0;
        for (int i = 0; i < 8; i++) v = v * 2 + (s[i] - '0');
        if (s[0] == '1') v -= 256;
        sum += v;
        if (sum > 127) {
            sum -= 256;
            count += 2;
        } else if (sum < -128) {
            sum += 256;
            count++;
        }
    }
    int v = sum;
    if (v < 0) v += 256;
    string t;
    for (int i = 1; i <= 8; i++) {
        t = char('0' + v % 2) + t;
        v /= 2;
    }
    cout << t << " " << sum << " " << count << endl;
    return 0;
}
