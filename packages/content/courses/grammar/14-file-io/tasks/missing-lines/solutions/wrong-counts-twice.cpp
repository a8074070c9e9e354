// fails: 01 WA, 05 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int m, full = 0;
    string s;
    cin >> m;
    getline(cin, s);
    while (getline(cin, s)) {
        bool done[55] = {false};
        int p = s.find(" "), num = 0, left = m;
        for (int i = p + 1; i <= (int)s.size(); i++) {
            if (i < (int)s.size() && s[i] != ' ') num = num * 10 + (s[i] - '0');
            else {
                left--;
                done[num] = true;
                num = 0;
            }
        }
        cout << s.substr(0, p) << " " << left << endl;
        if (left == 0) full++;
    }
    cout << full << endl;
    return 0;
}
