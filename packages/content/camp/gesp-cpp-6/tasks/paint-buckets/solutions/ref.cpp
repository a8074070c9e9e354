#include <algorithm>
#include <iostream>
#include <queue>
using namespace std;

int a, b, c, d[205][205];
queue<int> q;

void reach(int x, int y, int steps) {
    if (d[x][y] >= 0) return;
    d[x][y] = steps;
    q.push(x * 1000 + y);
}

int main() {
    cin >> a >> b >> c;
    for (int i = 0; i <= a; i++)
        for (int j = 0; j <= b; j++) d[i][j] = -1;
    reach(0, 0, 0);
    int best = -1;
    while (!q.empty()) {
        int x = q.front() / 1000, y = q.front() % 1000;
        int s = d[x][y];
        q.pop();
        if (best < 0 && (x == c || y == c)) best = s;
        reach(a, y, s + 1);
        reach(x, b, s + 1);
        reach(0, y, s + 1);
        reach(x, 0, s + 1);
        int m = min(x, b - y);
        reach(x - m, y + m, s + 1);
        m = min(y, a - x);
        reach(x + m, y - m, s + 1);
    }
    cout << best << endl;
    return 0;
}
