import { COMPLETION } from '@aosai/api/questions/kinds';
import type { GroupSource } from '@aosai/api/questions/source';
import { pick } from '../../src/questions/parts.ts';
import { withCode } from '../../src/questions/snippet.ts';

const nearest = `#include <iostream>
#include <queue>
#include <vector>
using namespace std;

const long long INF = 1000000000000000000;
int n, m;
vector<pair<int, int>> e[100005];
long long dist[100005];

int main() {
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int u, v, w;
        cin >> u >> v >> w;
        e[u].push_back({v, w});
        ①;
    }
    for (int i = 2; i <= n; i++)
        dist[i] = INF;
    priority_queue<pair<long long, int>> q;
    q.push({0, 1});
    while (!q.empty()) {
        long long d = ②;
        int u = q.top().second;
        q.pop();
        if (③)
            continue;
        for (auto one : e[u]) {
            int v = one.first, w = one.second;
            if (④) {
                dist[v] = d + w;
                q.push(⑤);
            }
        }
    }
    cout << (dist[n] == INF ? -1 : dist[n]) << endl;
    return 0;
}`;

const apart = `#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int n, a[1005], f[1005][2];
vector<int> e[1005];

void dfs(int u, int parent) {
    f[u][1] = ①;
    for (int v : e[u]) {
        if (②)
            continue;
        ③;
        f[u][0] += ④;
        f[u][1] += ⑤;
    }
}

int main() {
    cin >> n;
    for (int i = 1; i <= n; i++)
        cin >> a[i];
    for (int i = 1; i < n; i++) {
        int u, v;
        cin >> u >> v;
        e[u].push_back(v);
        e[v].push_back(u);
    }
    dfs(1, 0);
    cout << max(f[1][0], f[1][1]) << endl;
    return 0;
}`;

export const completion: GroupSource[] = [
  {
    key: 'csp-s-1-c01',
    type: COMPLETION,
    stem: withCode(
      '（最短路）无向图有 $n$ 个点、$m$ 条边（$1\\le n,m\\le10^5$），每条边的长度在 1 到 $10^9$ 之间。求从点 1 到点 $n$ 的最短距离，到不了时输出 `-1`。试补全程序。',
      nearest,
    ),
    analysis:
      '`priority_queue` 先取出最大的，所以存距离的相反数，取出时再变回来，这样每次取出的是离点 1 最近的点。同一个点可能进队几次，取出的 `d` 比 `dist[u]` 大，就是过时的，跳过。走一条边到 `v` 更近时更新，把新的距离的相反数放进队列。无向边要在两个点的表里各存一次。时间复杂度是 $O(m\\log m)$。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-8/shortest', 'csp-s/heap'],
    tags: ['最短路', '优先队列'],
    parts: [
      pick(
        'b1',
        '①处应填（　　）',
        [
          '`e[v].push_back({v, w})`',
          '`e[u].push_back({u, w})`',
          '`e[v].push_back({u, w})`',
          '`e[v].push_back({u, 0})`',
        ],
        'C',
      ),
      pick('b2', '②处应填（　　）', ['`-q.top().first`', '`q.top().first`', '`-q.top().second`', '`dist[n]`'], 'A'),
      pick('b3', '③处应填（　　）', ['`d == dist[u]`', '`d > dist[u]`', '`d >= dist[u]`', '`dist[u] < INF`'], 'B'),
      pick(
        'b4',
        '④处应填（　　）',
        ['`dist[v] == INF`', '`d < dist[v]`', '`d + w > dist[v]`', '`d + w < dist[v]`'],
        'D',
      ),
      pick('b5', '⑤处应填（　　）', ['`{-dist[v], v}`', '`{dist[v], v}`', '`{-w, v}`', '`{-dist[v], u}`'], 'A'),
    ],
    runs: [
      { stdin: '1 1\n1 1 5\n', output: '0' },
      { stdin: '3 1\n1 2 4\n', output: '-1' },
      { stdin: '3 3\n2 1 4\n3 2 1\n1 3 9\n', output: '5' },
      { stdin: '5 6\n1 2 10\n1 3 1\n3 2 2\n2 5 3\n3 4 9\n4 5 1\n', output: '6' },
      { stdin: '6 7\n2 1 1\n2 6 50\n3 1 7\n3 4 7\n4 5 7\n5 6 7\n2 3 8\n', output: '28' },
      { stdin: '4 4\n1 2 1000000000\n2 3 1000000000\n3 4 1000000000\n4 3 999999999\n', output: '2999999999' },
    ],
  },
  {
    key: 'csp-s-1-c02',
    type: COMPLETION,
    stem: withCode(
      '（不相邻的点）一棵树有 $n$ 个点，每个点有一个分数（1 到 1000）。选一些点，使任意两个选中的点之间没有边，求分数之和的最大值。试补全程序。',
      apart,
    ),
    analysis:
      '`f[u][0]` 是不选 `u` 时、`f[u][1]` 是选 `u` 时，以 `u` 为根的子树能得到的最大分数。选了 `u` 先得到 `a[u]`，孩子都不能选，加上 `f[v][0]`；不选 `u`，每个孩子选或不选都行，加上两者中较大的。邻接表里也有父结点，要跳过，否则会一直递归下去。孩子的结果要先算好。',
    difficulty: 'hard',
    knowledge: ['csp-s/dp-tree'],
    tags: ['树形动态规划'],
    parts: [
      pick('b1', '①处应填（　　）', ['`1`', '`a[u]`', '`f[u][0]`', '`a[parent]`'], 'B'),
      pick('b2', '②处应填（　　）', ['`v != parent`', '`v == u`', '`v == 1`', '`v == parent`'], 'D'),
      pick('b3', '③处应填（　　）', ['`dfs(v, u)`', '`dfs(u, v)`', '`dfs(v, parent)`', '`dfs(v, v)`'], 'A'),
      pick('b4', '④处应填（　　）', ['`f[v][1]`', '`f[v][0]`', '`max(f[v][0], f[v][1])`', '`f[v][0] + f[v][1]`'], 'C'),
      pick('b5', '⑤处应填（　　）', ['`f[v][1]`', '`f[v][0]`', '`f[u][0]`', '`max(f[v][0], f[v][1])`'], 'B'),
    ],
    runs: [
      { stdin: '1\n7\n', output: '7' },
      { stdin: '3\n1 10 1\n1 2\n2 3\n', output: '10' },
      { stdin: '4\n5 1 1 5\n1 2\n2 3\n3 4\n', output: '10' },
      { stdin: '5\n3 1 1 1 1\n1 2\n1 3\n1 4\n1 5\n', output: '4' },
      { stdin: '7\n4 9 2 6 3 8 5\n3 1\n1 2\n2 4\n2 5\n3 6\n6 7\n', output: '21' },
    ],
  },
];
