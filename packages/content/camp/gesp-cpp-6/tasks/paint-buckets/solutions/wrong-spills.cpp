// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA, 16 WA
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
    while (!q.empty() && best < 0) {
        int x = q.front() / 1000, y = q.front() % 1000;
        int s = d[x][y];
        q.pop();
        if (x == c || y == c) {
            best = s;
            break;
        }
        reach(a, y, s + 1);
        reach(x, b, s + 1);
        reach(0, y, s + 1);
        reach(x, 0, s + 1);
        reach(0, min(b, x + y), s + 1);
        reach(min(a, x + y), 0, s + 1);
    }
    cout << best << endl;
    return 0;
}
