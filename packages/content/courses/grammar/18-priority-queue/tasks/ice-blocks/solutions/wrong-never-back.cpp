// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
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

    }
    cout << q.size() << " " << (q.empty() ? 0 : q.top()) << endl;
    return 0;
}
