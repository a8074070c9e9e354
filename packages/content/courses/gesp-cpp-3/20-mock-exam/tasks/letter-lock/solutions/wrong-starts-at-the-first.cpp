// fails: 01 WA, 06 WA, 08 WA, 09 WA, 12 WA, 13 WA, 14 WA
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
            p = (p + n - k % n) % n;
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
    cout << s << endl << refused << endl;
    return 0;
}
