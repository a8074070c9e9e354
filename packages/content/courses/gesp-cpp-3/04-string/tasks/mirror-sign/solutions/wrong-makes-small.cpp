// fails: 01 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int n = s.size(), count = 0;
    for (int i = 0; i < n / 2; i++) {
        char a = s[i], b = s[n - 1 - i];
        if (a >= 'A' && a <= 'Z') a = a - 'A' + 'a';
        if (b >= 'A' && b <= 'Z') b = b - 'A' + 'a';
        if (a != b) {
            count++;
            s[n - 1 - i] = a;
        }
    }
    cout << count << endl << s << endl;
    return 0;
}
