// fails: 01 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
#include <set>
using namespace std;

int main() {
    int l, n;
    cin >> l >> n;
    set<int> s;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        while (x <= l && s.count(x)) x++;
        if (x > l) {
            cout << "0 0" << endl;
            continue;
        }
        int near = -1;
        auto it = s.lower_bound(x);
        if (it != s.end()) near = *it - x;
        if (it != s.begin()) {
            it--;
            if (near == -1 || x - *it > near) near = x - *it;
        }
        cout << x << " " << near << endl;
        s.insert(x);
    }
    return 0;
}
