// fails-subtask: 2 TLE, 3 Skipped, 4 Skipped
#include <algorithm>
#include <iostream>
using namespace std;

int n, gap, x[1500], a[1500], p[1500], b[1500], q[1500];
long long best;

void visit(int i, int last, int minutes, long long got) {
    if (i == n) {
        best = max(best, got);
        return;
    }
    visit(i + 1, last, minutes, got);
    if (last != -1 && x[i] - x[last] < gap) return;
    if (minutes >= a[i]) visit(i + 1, i, minutes - a[i], got + p[i]);
    if (minutes >= b[i]) visit(i + 1, i, minutes - b[i], got + q[i]);
}

int main() {
    int total;
    cin >> n >> total >> gap;
    for (int i = 0; i < n; i++) cin >> x[i] >> a[i] >> p[i] >> b[i] >> q[i];
    visit(0, -1, total, 0);
    cout << best << endl;
    return 0;
}
