// fails: 01 WA, 02 WA, 04 WA, 06 WA, 08 WA, 10 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int k;
    string s;
    cin >> k >> s;
    int changed = 0;
    for (int i = 0; i < (int)s.size(); i++) {
        char c = s[i];
        char d = c;
        if (c >= 'A' && c <= 'Z')
            d = 'A' + (c - 'A' + k) % 26;
        else if (c >= 'a' && c <= 'z')
            d = 'a' + (c - 'a' + k) % 26;
        else if (c >= '0' && c <= '9')
            d = '0' + (c - '0' + k) % 26;
        if (c != d)
            changed++;
        s[i] = d;
    }
    cout << s << endl;
    cout << changed << endl;
    return 0;
}
