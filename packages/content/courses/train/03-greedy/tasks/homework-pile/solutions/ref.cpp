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
    long long sum = 0;
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
