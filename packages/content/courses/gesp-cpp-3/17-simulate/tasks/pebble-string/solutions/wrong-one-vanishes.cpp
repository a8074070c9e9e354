// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, t;
    cin >> s;
    int points = 0, most = 0;
    for (int i = 0; i < (int)s.size(); i++) {
        t += s[i];
        int n = t.size();
        if (n > most) most = n;
        if (n >= 3 && t[n - 1] == t[n - 2] && t[n - 2] == t[n - 3]) {
            t.erase(n - 1, 1);
            points += 3;
        }
    }
    if (t == "") cout << "clean" << endl;
    else cout << t << endl;
    cout << points << endl << most << endl;
    return 0;
}
