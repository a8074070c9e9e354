// fails: 02 WA, 04 WA, 06 WA, 08 WA, 10 WA, 12 WA
#include <iostream>
#include <map>
#include <string>
using namespace std;

int main() {
    int q, missed = 0;
    cin >> q;
    long long sum = 0;
    map<string, int> m;
    for (int i = 0; i < q; i++) {
        char c;
        string name;
        int x;
        cin >> c >> name;
        if (c == 'S') {
            cin >> x;
            m[name] = x;
        } else if (c == 'D') {
            m[name] = 0;
        } else {
            cin >> x;
            if (m.count(name)) sum += 1LL * x * m[name];
            else missed++;
        }
    }
    cout << sum << " " << missed << endl;
    for (auto &p : m) cout << p.first << " " << p.second << endl;
    return 0;
}
