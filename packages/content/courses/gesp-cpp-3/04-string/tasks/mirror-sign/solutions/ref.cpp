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
            s[n - 1 - i] = s[i];
        }
    }
    cout << count << endl << s << endl;
    return 0;
}
