// fails: 01 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, kind, c;
    int q, k, p = 0, refused = 0;
    cin >> s >> q;
    for (int i = 1; i <= q; i++) {
        cin >> kind;
        int n = s.size();
        if (kind == "R") {
            cin >> k;
            p = (p + k % n) % n;
        } else if (kind == "L") {
            cin >> k;
            p = (p + k % n) % n;
        } else if (kind == "+") {
            cin >> c;
            s.insert(p + 1, c);
            p++;
        } else if (n == 1) {
            refused++;
        } else {
            s.erase(p, 1);
            if (p == n - 1) p = 0;
        }
    }
    cout << s.substr(p) + s.substr(0, p) << endl << refused << endl;
    return 0;
}
