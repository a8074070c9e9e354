// fails: 02 WA, 04 WA, 06 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA, 20 WA, 21 WA, 22 WA
#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

struct State {
    int x, y, r;
};

int main() {
    int n, m, p;
    cin >> n >> m >> p;
    vector<string> g(n);
    for (int i = 0; i < n; i++) cin >> g[i];
    vector<vector<vector<int>>> dist(n, vector<vector<int>>(m, vector<int>(p, -1)));
    int dx[5] = {0, 1, -1, 0, 0}, dy[5] = {0, 0, 0, 1, -1};
    queue<State> q;
    dist[0][0][0] = 0;
    q.push({0, 0, 0});
    int answer = -1;
    while (!q.empty() && answer == -1) {
        State s = q.front();
        q.pop();
        int time = dist[s.x][s.y][s.r];
        if (s.x == n - 1 && s.y == m - 1) answer = time;
        int r = (s.r + 1) % p;
        for (int k = 0; k < 5; k++) {
            int x = s.x + dx[k], y = s.y + dy[k];
            if (x < 0 || x >= n || y < 0 || y >= m || g[x][y] == '#') continue;
            if (dist[x][y][r] != -1) continue;
            dist[x][y][r] = time + 1;
            q.push({x, y, r});
        }
    }
    cout << answer << endl;
    return 0;
}
