// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int n, k, m;
    cin >> n >> k >> m;
    priority_queue<int, vector<int>, greater<int> > q;
    for (int i = 0; i < n; i++) {
        int w;
        cin >> w;
        q.push(w);
    }
    for (int i = 0; i < m && !q.empty(); i++) {
        int x = q.top();
        q.pop();
        if (x > k) q.push(x - k);
    }
    cout << q.size() << " " << (q.empty() ? 0 : q.top()) << endl;
    return 0;
}
