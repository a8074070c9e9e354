// fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
#include <set>
#include <string>
using namespace std;

int main() {
    int n, m;
    string w;
    set<string> all, came;
    cin >> n >> m;
    for (int i = 0; i < n; i++) {
        cin >> w;
        all.insert(w);
    }
    for (int i = 0; i < m; i++) {
        cin >> w;
        if (!all.count(w)) {
            cout << "no" << endl;
        } else if (came.count(w)) {
            cout << "again" << endl;
        } else {
            cout << "yes" << endl;
            came.insert(w);
        }
    }
    cout << (int)all.size() - m << endl;
    return 0;
}
