// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <stack>
using namespace std;

int main() {
    int q, now = 0;
    cin >> q;
    stack<int> back, ahead;
    for (int i = 0; i < q; i++) {
        char c;
        cin >> c;
        if (c == 'V') {
            back.push(now);
            cin >> now;
            while (!ahead.empty()) ahead.pop();
        } else if (c == 'B' && !back.empty()) {
            ahead.push(now);
            now = 0;
            back.pop();
        } else if (c == 'F' && !ahead.empty()) {
            back.push(now);
            now = ahead.top();
            ahead.pop();
        }
        cout << now << " ";
    }
    cout << endl;
    return 0;
}
