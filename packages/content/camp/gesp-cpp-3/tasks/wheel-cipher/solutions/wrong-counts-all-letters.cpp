// fails: 02 WA, 03 WA, 06 WA, 07 WA, 08 WA, 09 WA
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
            d = '0' + (c - '0' + k) % 10;
        if (c != '-' && c != '@' && c != '!' && c != '.')
            changed++;
        s[i] = d;
    }
    cout << s << endl;
    cout << changed << endl;
    return 0;
}
