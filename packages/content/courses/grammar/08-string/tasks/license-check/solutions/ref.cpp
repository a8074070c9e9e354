#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int sum = 0;
    for (int i = 0; i < (int)s.size(); i++) {
        if (s[i] >= 'a' && s[i] <= 'z') s[i] = s[i] - 'a' + 'A';
        if (s[i] >= '0' && s[i] <= '9') sum += s[i] - '0';
        else sum += s[i] - 'A' + 1;
    }
    cout << s << " " << sum << endl;
    return 0;
}
