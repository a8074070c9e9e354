#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    priority_queue<int, vector<int>, greater<int> > q;
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
