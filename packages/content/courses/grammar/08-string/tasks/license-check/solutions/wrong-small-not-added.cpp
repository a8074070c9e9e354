// fails: 01 WA, 03 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int sum = 0;
    for (int i = 0; i < (int)s.size(); i++) {
        if (s[i] >= 'a' && s[i] <= 'z') s[i] = s[i] - 'a' + 'A';
        else if (s[i] >= '0' && s[i] <= '9') sum += s[i] - '0';
        else sum += s[i] - 'A' + 1;
    }
    cout << s << " " << sum << endl;
    return 0;
}
