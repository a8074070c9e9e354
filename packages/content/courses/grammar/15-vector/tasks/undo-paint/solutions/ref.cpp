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
            cout << (v.empty() ? 0 : v.back()) << " " << v.size() << endl;
        }
    }
    return 0;
}
