#include <algorithm>
#include <iostream>
using namespace std;

int key[2005], deep[2005];

int main() {
    int n, count = 0, l[2005] = {0}, r[2005] = {0};
    cin >> n;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        int at = 1, depth = 1;
        bool found = count == 0;
        if (found) {
            key[1] = x;
            deep[1] = 1;
            count = 1;
        }
        while (!found) {
            depth++;
            if (x == key[at]) break;
            int &next = x < key[at] ? l[at] : r[at];
            if (next == 0) {
                next = ++count;
                key[count] = x;
                deep[count] = depth;
                found = true;
            }
            at = next;
        }
    }
    int most = 0, leaves = 0;
    for (int i = 1; i <= count; i++) {
        most = max(most, deep[i]);
        if (l[i] == 0 && r[i] == 0) leaves++;
    }
    cout << most << " " << leaves << endl;
    return 0;
}
