// fails: 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
#include <queue>
using namespace std;

int main() {
    int q, streak = 0;
    cin >> q;
    queue<int> e, n;
    for (int i = 0; i < q; i++) {
        char c;
        int x;
        cin >> c;
        if (c == 'E') {
            cin >> x;
            e.push(x);
        } else if (c == 'N') {
            cin >> x;
            n.push(x);
        } else if (!n.empty() && (e.empty() || streak >= 3)) {
            cout << n.front() << " ";
            n.pop();

        } else if (!e.empty()) {
            cout << e.front() << " ";
            e.pop();
            streak++;
        } else {
            cout << 0 << " ";
        }
    }
    cout << endl << e.size() + n.size() << endl;
    return 0;
}
