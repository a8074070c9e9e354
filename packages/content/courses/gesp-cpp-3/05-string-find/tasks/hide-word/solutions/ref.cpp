#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, t;
    cin >> s >> t;
    int count = 0, len = t.size();
    int p = s.find(t);
    while (p != -1) {
        for (int i = 0; i < len; i++) s[p + i] = '*';
        count++;
        p = s.find(t, p + len);
    }
    cout << s << endl << count << endl;
    return 0;
}
