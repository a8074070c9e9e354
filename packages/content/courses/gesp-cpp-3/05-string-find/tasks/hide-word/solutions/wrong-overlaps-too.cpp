// fails: 01 WA, 07 WA, 08 WA, 10 WA, 11 WA, 13 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, t;
    cin >> s >> t;
    int count = 0, len = t.size();
    int p = s.find(t);
    string r = s;
    while (p != -1) {
        for (int i = 0; i < len; i++) r[p + i] = '*';
        count++;
        p = s.find(t, p + 1);
    }
    cout << r << endl << count << endl;
    return 0;
}
