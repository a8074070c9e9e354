import { COMPLETION } from '@aosai/api/questions/kinds';
import type { GroupSource } from '@aosai/api/questions/source';
import { pick } from '../../src/questions/parts.ts';
import { withCode } from '../../src/questions/snippet.ts';

const power = `#include <iostream>
using namespace std;

int main() {
    long long a, b, m;
    cin >> a >> b >> m;
    long long result = ①;
    a %= m;
    while (②) {
        if (③)
            result = result * a % m;
        a = ④;
        ⑤;
    }
    cout << result << endl;
    return 0;
}`;

const knight = `#include <iostream>
#include <queue>
using namespace std;

int n, dist[105][105];
int dx[8] = {1, 2, 2, 1, -1, -2, -2, -1};
int dy[8] = {2, 1, -1, -2, -2, -1, 1, 2};

int main() {
    cin >> n;
    queue<pair<int, int>> q;
    dist[1][1] = 1;
    q.push({1, 1});
    while (①) {
        int x = q.front().first, y = q.front().second;
        ②;
        for (int k = 0; k < 8; k++) {
            int nx = x + dx[k], ny = ③;
            if (nx < 1 || nx > n || ny < 1 || ny > n)
                continue;
            if (④)
                continue;
            dist[nx][ny] = ⑤;
            q.push({nx, ny});
        }
    }
    cout << dist[n][n] - 1 << endl;
    return 0;
}`;

export const completion: GroupSource[] = [
  {
    key: 'csp-j-1-mock-3-c01',
    type: COMPLETION,
    stem: withCode(
      '（幂的余数）输入 $a$、$b$、$m$（$1\\le a,m\\le10^9$，$0\\le b\\le10^{18}$），求 $a^b$ 除以 $m$ 的余数。试补全程序。',
      power,
    ),
    analysis:
      '把 $b$ 写成二进制，`a` 依次是 $a$ 的 1、2、4、8……次幂的余数：每一轮看 `b` 的最低位，是 1 就把当前的 `a` 乘进结果，然后 `a` 平方、`b` 减半。`b` 是 0 时还没有乘过，结果是 1 除以 `m` 的余数，`m` 是 1 时它是 0，所以开始是 `1 % m`。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-5/number-theory', 'gesp-cpp-3/radix'],
    tags: ['快速幂', '同余'],
    parts: [
      pick('b1', '①处应填（　　）', ['`0`', '`a % m`', '`1`', '`1 % m`'], 'D'),
      pick('b2', '②处应填（　　）', ['`b > 1`', '`b > 0`', '`b % 2 == 1`', '`b < m`'], 'B'),
      pick('b3', '③处应填（　　）', ['`b % 2 == 1`', '`b % 2 == 0`', '`a % 2 == 1`', '`b > 1`'], 'A'),
      pick('b4', '④处应填（　　）', ['`a * 2 % m`', '`a * b % m`', '`a * a % m`', '`a * result % m`'], 'C'),
      pick('b5', '⑤处应填（　　）', ['`b /= 2`', '`b -= 2`', '`b--`', '`b = b % 2`'], 'A'),
    ],
    runs: [
      { stdin: '2 10 1000\n', output: '24' },
      { stdin: '3 13 100\n', output: '23' },
      { stdin: '7 0 1\n', output: '0' },
      { stdin: '10 5 6\n', output: '4' },
      { stdin: '5 6 7\n', output: '1' },
    ],
  },
  {
    key: 'csp-j-1-mock-3-c02',
    type: COMPLETION,
    stem: withCode(
      '（马的路线）在 $n\\times n$ 的棋盘上，马每一步走「日」字：一个方向走 1 格，另一个方向走 2 格。求从左上角走到右下角最少的步数，走不到时输出 `-1`。试补全程序。',
      knight,
    ),
    analysis:
      '`dist` 里存的是步数加 1，0 表示还没有到过。队列里有格子就取出队头，向八个方向走；出了棋盘或者已经到过的格子跳过，否则步数比当前的格子多 1，放进队尾。先到的步数一定最少。最后减 1，没有到过的右下角正好输出 -1。',
    difficulty: 'hard',
    knowledge: ['gesp-cpp-6/bfs', 'gesp-cpp-6/queue'],
    tags: ['广度优先搜索', '队列'],
    parts: [
      pick('b1', '①处应填（　　）', ['`q.empty()`', '`q.size() > 1`', '`!q.empty()`', '`dist[n][n] > 0`'], 'C'),
      pick('b2', '②处应填（　　）', ['`q.pop()`', '`q.push({x, y})`', '`q.front()`', '`dist[x][y] = 0`'], 'A'),
      pick('b3', '③处应填（　　）', ['`x + dy[k]`', '`y + dy[k]`', '`y + dx[k]`', '`y - dx[k]`'], 'B'),
      pick(
        'b4',
        '④处应填（　　）',
        ['`dist[nx][ny] == 0`', '`dist[x][y] > 0`', '`dist[nx][ny] < dist[x][y]`', '`dist[nx][ny] > 0`'],
        'D',
      ),
      pick(
        'b5',
        '⑤处应填（　　）',
        ['`dist[x][y]`', '`dist[x][y] + 1`', '`dist[nx][ny] + 1`', '`dist[x][y] + k`'],
        'B',
      ),
    ],
    runs: [
      { stdin: '1\n', output: '0' },
      { stdin: '2\n', output: '-1' },
      { stdin: '3\n', output: '4' },
      { stdin: '4\n', output: '2' },
      { stdin: '8\n', output: '6' },
    ],
  },
];
