// fails: 04 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <queue>
using namespace std;

int main() {
    int n, k, m;
    cin >> n >> k >> m;
    priority_queue<int> q;
    for (int i = 0; i < n; i++) {
        int w;
        cin >> w;
        q.push(w);
    }
    for (int i = 0; i < m && i < n && !q.empty(); i++) {
        int x = q.top();
        q.pop();
        if (x > k) q.push(x - k);
    }
    cout << q.size() << " " << (q.empty() ? 0 : q.top()) << endl;
    return 0;
}
