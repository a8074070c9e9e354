// fails: 04 WA, 05 WA, 06 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, most = -1;
    string best;
    cin >> n;
    for (int k = 1; k <= n; k++) {
        string s;
        cin >> s;
        int up = 0, low = 0, digit = 0, other = 0;
        for (int i = 0; i < (int)s.size(); i++) {
            if (s[i] >= 'A' && s[i] <= 'Z') up = 1;
            else if (s[i] >= 'a' && s[i] <= 'z') low = 1;
            else if (s[i] >= '0' && s[i] <= '9') digit = 1;
            else other = 1;
        }
        int points = up + low + digit + other;
        if (s.size() > 8) points++;
        cout << points << endl;
        if (points > most || (points == most && s < best)) {
            most = points;
            best = s;
        }
    }
    cout << best << endl;
    return 0;
}
