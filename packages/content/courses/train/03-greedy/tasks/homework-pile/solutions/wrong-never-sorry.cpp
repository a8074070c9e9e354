// fails: 04 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
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
        if (sum + a[i].t <= a[i].d) {
            q.push(a[i].t);
            sum += a[i].t;
        }
    }
    cout << q.size() << " " << sum << endl;
    return 0;
}
