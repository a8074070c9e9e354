// fails: 01 WA, 02 WA, 04 WA, 06 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int n;
    long long d, time = 0;
    cin >> n >> d;
    priority_queue<long long, vector<long long>, greater<long long> > q;
    for (int i = 0; i < n; i++) {
        long long a;
        cin >> a;
        q.push(a);
    }
    while (q.size() > 1) {
        long long a = q.top();
        q.pop();
        long long b = q.top();
        q.pop();
        time += a + b;
        q.push(a + b);
    }
    cout << time << " " << q.top() << endl;
    return 0;
}
