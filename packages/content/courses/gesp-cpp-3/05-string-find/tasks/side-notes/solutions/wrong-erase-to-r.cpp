// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, best;
    int most = -1;
    cin >> s;
    int l = s.find('(');
    while (l != -1) {
        int r = s.find(')', l);
        string note = s.substr(l + 1, r - l - 1);
        int len = note.size();
        if (len > most) {
            most = len;
            best = note;
        }
        s.erase(l, r);
        l = s.find('(', l);
    }
    if (s == "") cout << "empty" << endl;
    else cout << s << endl;
    if (most == -1) cout << "none" << endl;
    else if (most == 0) cout << "()" << endl;
    else cout << best << endl;
    return 0;
}
