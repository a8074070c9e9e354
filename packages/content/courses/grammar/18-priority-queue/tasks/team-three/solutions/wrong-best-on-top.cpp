// fails: 01 WA, 02 WA, 03 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    priority_queue<int> q;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        q.push(x);
        if ((int)q.size() > k) q.pop();
        cout << q.top() << " ";
    }
    cout << endl;
    return 0;
}
