// fails: 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 17 WA
#include <algorithm>
#include <iostream>
#include <queue>
using namespace std;

struct Work {
    long long t, d;
};

bool before(const Work &x, const Work &y) { return x.d < y.d; }

int main() {
    int n;
    Work a[2005];
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i].t >> a[i].d;
    sort(a, a + n, before);
    priority_queue<long long> q;
    int sum = 0;
    for (int i = 0; i < n; i++) {
        q.push(a[i].t);
        sum += a[i].t;
        if (sum > a[i].d) {
            sum -= q.top();
            q.pop();
        }
    }
    cout << q.size() << " " << sum << endl;
    return 0;
}
