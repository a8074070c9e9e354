// fails: 01 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, t;
    cin >> s >> t;
    int count = 0, len = t.size();
    int p = s.find(t);
    while (p != -1) {
        s.replace(p, len, "*");
        count++;
        p = s.find(t, p + 1);
    }
    cout << s << endl << count << endl;
    return 0;
}
