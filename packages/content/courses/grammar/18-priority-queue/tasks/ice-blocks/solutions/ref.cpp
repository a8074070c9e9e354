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
    for (int i = 0; i < m && !q.empty(); i++) {
        int x = q.top();
        q.pop();
        if (x > k) q.push(x - k);
    }
    cout << q.size() << " " << (q.empty() ? 0 : q.top()) << endl;
    return 0;
}
