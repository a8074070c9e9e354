// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int a, b;
    string s, t, digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    cin >> a >> b >> s;
    long long v = 0;
    for (int i = 0; i < (int)s.size(); i++) {
        int d = digits.find(s[i]);
        v = v * a + d;
    }
    if (v == 0) t = "0";
    while (v > 0) {
        t = t + digits[v % b];
        v /= b;
    }
    int run = 1, most = 1;
    for (int i = 1; i < (int)t.size(); i++) {
        if (t[i] == t[i - 1]) run++;
        else run = 1;
        if (run > most) most = run;
    }
    cout << t << endl << most << endl;
    return 0;
}
