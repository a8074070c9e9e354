import { READING } from '@aosai/api/questions/kinds';
import type { GroupSource } from '@aosai/api/questions/source';
import { judge, pick } from '../../src/questions/parts.ts';
import { changed, proves } from '../../src/questions/proves.ts';
import { prints, withCode } from '../../src/questions/snippet.ts';

const upAndDown = `#include <iostream>
using namespace std;

int n, a[105], d[105];

int main() {
    cin >> n;
    for (int i = 1; i <= n; i++)
        cin >> a[i];
    for (int i = 1; i <= n; i++)
        d[i] = a[i] - a[i - 1];
    int up = 0, down = 0;
    for (int i = 1; i <= n; i++) {
        if (d[i] > 0)
            up += d[i];
        else
            down -= d[i];
    }
    cout << up << " " << down << endl;
    return 0;
}`;

const apart = `#include <iostream>
using namespace std;

int n, k, ans;

void dfs(int pos, int left) {
    if (left == 0) {
        ans++;
        return;
    }
    for (int i = pos; i <= n; i++)
        dfs(i + 2, left - 1);
}

int main() {
    cin >> n >> k;
    dfs(1, k);
    cout << ans << endl;
    return 0;
}`;

const lakes = `#include <iostream>
#include <string>
using namespace std;

int n, m;
string g[25];

int walk(int x, int y) {
    if (x < 0 || x >= n || y < 0 || y >= m || g[x][y] != '#')
        return 0;
    g[x][y] = '.';
    return 1 + walk(x + 1, y) + walk(x - 1, y) + walk(x, y + 1) + walk(x, y - 1);
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++)
        cin >> g[i];
    int blocks = 0, most = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            int size = walk(i, j);
            if (size > 0)
                blocks++;
            if (size > most)
                most = size;
        }
    cout << blocks << " " << most << endl;
    return 0;
}`;

const everyRow = (holds: string) => `
    for (int trial = 0; trial < 5000; trial++) {
        int n = any(1, 9);
        string text = row(n, 0, 6), head = to_string(n) + " ";
        vector<int> a = numbers(text), shown = numbers(out<Shown>(head + text));
        ${holds}
    }`;

const everyPair = (holds: string) => `
    for (int n = 1; n <= 14; n++)
        for (int k = 1; k <= 6; k++) {
            string input = to_string(n) + " " + to_string(k);
            int shown = numbers(out<Shown>(input))[0];
            ${holds}
        }`;

const everyGrid = (holds: string) => `
    for (int trial = 0; trial < 3000; trial++) {
        int n = any(1, 6), m = any(1, 6), cells = 0, dense = any(1, 5);
        vector<string> g(n, string(m, '.'));
        string text = to_string(n) + " " + to_string(m), turned = to_string(m) + " " + to_string(n);
        for (auto& line : g)
            for (char& one : line)
                if (any(1, 5) <= dense) one = '#', cells++;
        for (auto& line : g) text += " " + line;
        for (int j = 0; j < m; j++) {
            turned += " ";
            for (int i = 0; i < n; i++) turned += g[i][j];
        }
        vector<int> shown = numbers(out<Shown>(text));
        ${holds}
    }`;

const board = `20 20\n${Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? '#.' : '.#').repeat(10)).join('\n')}\n`;

export const reading: GroupSource[] = [
  {
    key: 'csp-j-1-mock-3-r01',
    type: READING,
    stem: withCode('阅读程序，完成各小题。输入满足 $1\\le n\\le100$，$0\\le a_i\\le1000$。', upAndDown),
    analysis:
      '`d` 是相邻两数的差，`up` 是所有上升的和，`down` 是所有下降的和。差的总和是 `a[n]`，所以 `up - down` 等于 `a[n]`，第 1 题对；倒过来以后，新的上升和是 `a[n]` 加上原来的下降和，正好还是 `up`，第 2 题对。' +
      '`a[n]` 是 0 时两个数相等，第 3 题错；差是 0 时加在哪一边都不变，第 4 题错。',
    difficulty: 'medium',
    knowledge: ['csp-j/prefix', 'gesp-cpp-3/array1d'],
    tags: ['差分', '数组'],
    parts: [
      judge(
        'p1',
        '输出的第一个数减去第二个数，等于输入的最后一个数。',
        true,
        proves(true, { Shown: upAndDown }, everyRow('if (shown[0] - shown[1] != a.back()) holds = false;')),
      ),
      judge(
        'p2',
        '把 $n$ 个数倒过来输入，输出的第一个数不变。',
        true,
        proves(
          true,
          { Shown: upAndDown },
          everyRow(`string back;
        for (int i = n - 1; i >= 0; i--) back += to_string(a[i]) + " ";
        if (numbers(out<Shown>(head + back))[0] != shown[0]) holds = false;`),
        ),
      ),
      judge(
        'p3',
        '输出的第二个数一定小于第一个数。',
        false,
        proves(false, { Shown: upAndDown }, everyRow('if (shown[1] >= shown[0]) holds = false;')),
      ),
      judge(
        'p4',
        '把 `d[i] > 0` 改成 `d[i] >= 0`，有的输入会得到不同的输出。',
        false,
        proves(
          false,
          { Shown: upAndDown, Changed: changed(upAndDown, 'd[i] > 0', 'd[i] >= 0') },
          `holds = false;${everyRow('if (numbers(out<Changed>(head + text)) != shown) holds = true;')}`,
        ),
      ),
      pick('p5', '输入 `5 3 1 4 1 5`，输出是（　　）。', ['`7 5`', '`5 10`', '`10 4`', '`10 5`'], 'D', {
        checks: [prints(upAndDown, '10 5', '5 3 1 4 1 5\n')],
      }),
      pick(
        'p6',
        '输入的第一个数是 `100`，后面依次是 50 组 `1 0`，输出是（　　）。',
        ['`50 50`', '`50 49`', '`49 50`', '`100 100`'],
        'A',
        { checks: [prints(upAndDown, '50 50', `100 ${'1 0 '.repeat(50)}\n`)] },
      ),
    ],
  },
  {
    key: 'csp-j-1-mock-3-r02',
    type: READING,
    stem: withCode('阅读程序，完成各小题。输入满足 $1\\le n\\le20$，$1\\le k\\le10$。', apart),
    analysis:
      '每选一个数 `i`，下一个从 `i + 2` 开始，所以选出的数两两不相邻，第 1 题对；`k` 是 1 时每个数都可以，第 2 题对。`k` 是 1 时改成 `i + 1` 输出不变，第 3 题错；`n` 是 10 时，`k` 从 1 变成 2，输出从 10 变成 36，第 4 题错。' +
      '把中间必须空出的 `k - 1` 个数去掉，就是从 `n - k + 1` 个数里任选 `k` 个：`8 3` 是 $C_6^3=20$，`20 10` 是 $C_{11}^{10}=11$。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/dfs', 'csp-j/perm-comb'],
    tags: ['搜索', '排列组合'],
    parts: [
      judge(
        'p1',
        '输出的是从 1 到 `n` 里选 `k` 个两两不相邻的数的选法数。',
        true,
        proves(
          true,
          { Shown: apart },
          everyPair(`int ways = 0;
            for (int set = 0; set < 1 << n; set++)
                if (__builtin_popcount(set) == k && !(set & set >> 1)) ways++;
            if (ways != shown) holds = false;`),
        ),
      ),
      judge(
        'p2',
        '`k` 是 `1` 时，输出等于 `n`。',
        true,
        proves(true, { Shown: apart }, everyPair('if (k == 1 && shown != n) holds = false;')),
      ),
      judge(
        'p3',
        '把 `i + 2` 改成 `i + 1`，对任何输入，输出都会变大。',
        false,
        proves(
          false,
          { Shown: apart, Changed: changed(apart, 'i + 2', 'i + 1') },
          everyPair('if (numbers(out<Changed>(input))[0] <= shown) holds = false;'),
        ),
      ),
      judge(
        'p4',
        '`n` 不变时，`k` 变大，输出不会变大。',
        false,
        proves(
          false,
          { Shown: apart },
          everyPair('if (numbers(out<Shown>(to_string(n) + " " + to_string(k + 1)))[0] > shown) holds = false;'),
        ),
      ),
      pick('p5', '输入 `8 3`，输出是（　　）。', ['`56`', '`10`', '`20`', '`35`'], 'C', {
        checks: [prints(apart, '20', '8 3\n')],
      }),
      pick('p6', '输入 `20 10`，输出是（　　）。', ['`1`', '`11`', '`10`', '`184756`'], 'B', {
        checks: [prints(apart, '11', '20 10\n')],
      }),
    ],
  },
  {
    key: 'csp-j-1-mock-3-r03',
    type: READING,
    stem: withCode(
      '阅读程序，完成各小题。输入满足 $1\\le n,m\\le20$，后面 $n$ 行各有 $m$ 个字符，都是 `#` 或 `.`。',
      lakes,
    ),
    analysis:
      '`walk` 把上下左右相连的一片 `#` 全改成 `.`，返回这一片的大小；每个 `#` 都会被走到，第 1 题对。`blocks` 是片数，`most` 是最大的一片，每片都不超过它，第 2 题对。行列互换不影响相连，第 3 题错；一个 `#` 也没有时两个数都是 0，第 4 题错。' +
      '每个格子最多被改一次、被问五次，时间是 $O(nm)$。斜着的格子不算相连。',
    difficulty: 'hard',
    knowledge: ['csp-j/floodfill', 'gesp-cpp-6/dfs'],
    tags: ['泛洪', '搜索'],
    parts: [
      judge(
        'p1',
        '程序结束时，`g` 里没有 `#`。',
        true,
        proves(
          true,
          {
            Shown: changed(
              lakes,
              'cout << blocks << " " << most << endl;',
              'for (int i = 0; i < n; i++) cout << (g[i].find(\'#\') == string::npos ? 1 : 0) << " ";',
            ),
          },
          everyGrid('for (int isClean : shown) if (!isClean) holds = false;'),
        ),
      ),
      judge(
        'p2',
        '输出的两个数的积不小于输入里 `#` 的个数。',
        true,
        proves(true, { Shown: lakes }, everyGrid('if (shown[0] * shown[1] < cells) holds = false;')),
      ),
      judge(
        'p3',
        '把网格的行和列互换再输入，输出可能不同。',
        false,
        proves(
          false,
          { Shown: lakes },
          `holds = false;${everyGrid('if (numbers(out<Shown>(turned)) != shown) holds = true;')}`,
        ),
      ),
      judge(
        'p4',
        '如果输出的第二个数等于输入里 `#` 的个数，那么第一个数一定是 `1`。',
        false,
        proves(false, { Shown: lakes }, everyGrid('if (shown[1] == cells && shown[0] != 1) holds = false;')),
      ),
      pick('p5', '这个程序的时间复杂度是（　　）。', ['$O(n+m)$', '$O(nm)$', '$O(4^{nm})$', '$O(n^2m^2)$'], 'B'),
      pick(
        'p6',
        '输入 `3 4`，后面三行是 `##.#`、`.#.#`、`#..#`，输出是（　　）。',
        ['`3 3`', '`2 4`', '`3 7`', '`7 1`'],
        'A',
        { checks: [prints(lakes, '3 3', '3 4\n##.#\n.#.#\n#..#\n')] },
      ),
      pick(
        'p7',
        '（4 分）输入 20 行 20 列的网格，像棋盘一样 `#` 和 `.` 上下左右都相间，输出是（　　）。',
        ['`1 200`', '`100 1`', '`400 1`', '`200 1`'],
        'D',
        { points: 400, checks: [prints(lakes, '200 1', board)] },
      ),
    ],
  },
];
