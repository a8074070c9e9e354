// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int q;
    cin >> q;
    vector<int> v;
    for (int i = 0; i < q; i++) {
        char c;
        int x;
        cin >> c;
        if (c == 'P') {
            cin >> x;
            v.push_back(x);
        } else if (c == 'U') {
            cin >> x;
            while (x > 0 && !v.empty()) {
                v.pop_back();
                x--;
            }
        } else {
            cout << (v.empty() ? 0 : v[0]) << " " << v.size() << endl;
        }
    }
    return 0;
}
