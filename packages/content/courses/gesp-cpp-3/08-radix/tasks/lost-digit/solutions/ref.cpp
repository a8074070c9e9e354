#include <iostream>
#include <string>
using namespace std;

int main() {
    int b, m, r, count = 0;
    string s;
    cin >> b >> m >> r >> s;
    for (int x = 0; x < b; x++) {
        if (x == 0 && s[0] == '?' && s.size() > 1) continue;
        long long v = 0;
        for (int i = 0; i < (int)s.size(); i++) {
            int d;
            if (s[i] == '?') d = x;
            else if (s[i] >= '0' && s[i] <= '9') d = s[i] - '0';
            else d = s[i] - 'A' + 10;
            v = v * b + d;
        }
        if (v % m == r) {
            if (x < 10) cout << x << " ";
            else cout << char('A' + x - 10) << " ";
            count++;
        }
    }
    if (count == 0) cout << "none";
    cout << endl << count << endl;
    return 0;
}
