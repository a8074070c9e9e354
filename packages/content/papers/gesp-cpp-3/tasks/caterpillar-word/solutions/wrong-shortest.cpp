// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int n = s.size();
    for (int i = 0; i < n; i++)
        if (s[i] >= 'A' && s[i] <= 'Z')
            s[i] = s[i] - 'A' + 'a';
    int start = n - 1;
    for (int i = 0; i < n; i++) {
        bool same = true;
        for (int l = i, r = n - 1; l < r; l++, r--)
            if (s[l] != s[r])
                same = false;
        if (same) {
            start = i;
        }
    }
    cout << s.substr(start) << " " << n - start << endl;
    return 0;
}
