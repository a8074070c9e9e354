import { READING } from '@aosai/api/questions/kinds';
import type { GroupSource } from '@aosai/api/questions/source';
import { judge, pick } from '../../src/questions/parts.ts';
import { changed, proves } from '../../src/questions/proves.ts';
import { prints, withCode } from '../../src/questions/snippet.ts';

const pairs = `#include <iostream>
using namespace std;

int n, m, fa[1005], sz[1005];

int find(int x) {
    return fa[x] == x ? x : fa[x] = find(fa[x]);
}

int main() {
    cin >> n >> m;
    for (int i = 1; i <= n; i++)
        fa[i] = i, sz[i] = 1;
    int s = 0;
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        a = find(a), b = find(b);
        if (a == b)
            continue;
        s += sz[a] * sz[b];
        fa[a] = b;
        sz[b] += sz[a];
    }
    cout << s << endl;
    return 0;
}`;

const sums = `#include <iostream>
using namespace std;

int n, t, a[20], f[1 << 15];

int main() {
    cin >> n >> t;
    for (int i = 0; i < n; i++)
        cin >> a[i];
    int best = 0, ways = 0;
    for (int s = 1; s < (1 << n); s++) {
        int low = s & -s, k = 0;
        while ((1 << k) != low)
            k++;
        f[s] = f[s ^ low] + a[k];
        if (f[s] <= t && f[s] > best)
            best = f[s];
        if (f[s] == t)
            ways++;
    }
    cout << best << " " << ways << endl;
    return 0;
}`;

const prefixes = `#include <iostream>
#include <string>
using namespace std;

int p[1005], c[1005];

int main() {
    string s;
    cin >> s;
    int n = s.size();
    for (int i = 1, k = 0; i < n; i++) {
        while (k > 0 && s[i] != s[k])
            k = p[k];
        if (s[i] == s[k])
            k++;
        p[i + 1] = k;
    }
    for (int i = n; i > 0; i--) {
        c[i]++;
        c[p[i]] += c[i];
    }
    int d = n - p[n];
    cout << (n % d == 0 ? n / d : 1) << " " << c[(n + 1) / 2] << endl;
    return 0;
}`;

const everyGraph = (holds: string) => `
    for (int trial = 0; trial < 3000; trial++) {
        int n = any(1, 7), m = any(0, 8);
        vector<string> edges;
        vector<vector<int>> reach(n + 1, vector<int>(n + 1, 0));
        for (int i = 0; i < m; i++) {
            int a = any(1, n), b = any(1, n);
            edges.push_back(to_string(a) + " " + to_string(b) + " ");
            reach[a][b] = reach[b][a] = 1;
        }
        string head = to_string(n) + " " + to_string(m) + " ", text = head;
        for (auto& one : edges) text += one;
        int shown = numbers(out<Shown>(text))[0];
        ${holds}
    }`;

const everySet = (holds: string) => `
    for (int trial = 0; trial < 1500; trial++) {
        int n = any(1, 6), t = any(1, 20);
        string numbersOnly = row(n, 1, 9), head = to_string(n) + " " + to_string(t) + " ";
        vector<int> a = numbers(numbersOnly), shown = numbers(out<Shown>(head + numbersOnly));
        ${holds}
    }`;

const everyWord = (holds: string) => `
    for (int trial = 0; trial < 4000; trial++) {
        string s = word(any(1, 10), any(1, 3) == 1 ? 'c' : 'b');
        int n = s.size();
        vector<int> shown = numbers(out<Shown>(s));
        ${holds}
    }`;

const chain = `10 9 ${Array.from({ length: 9 }, (_, i) => `${i + 2} ${i + 1}`).join(' ')}\n`;

export const reading: GroupSource[] = [
  {
    key: 'csp-s-1-r01',
    type: READING,
    stem: withCode(
      '阅读程序，完成各小题。输入满足 $1\\le n\\le1000$，$0\\le m\\le1000$，后面的 $m$ 对数都在 1 到 $n$ 之间。',
      pairs,
    ),
    analysis:
      '`fa` 是并查集，`sz` 是每组的大小。两组合并时，新连通的点对有 `sz[a] * sz[b]` 对，所以 `s` 是能互相到达的点对数，与边的次序无关，第 1、3 题对。一条边的两端可以是同一个点，输出就还是 0，第 2 题错。' +
      '合并以后根是 `b`，改成 `sz[a] += sz[b]`，根的大小不对，再次合并时就少算了，第 4 题错。`10` 个点连成一串，输出 $C_{10}^2=45$。',
    difficulty: 'medium',
    knowledge: ['csp-s/union-find', 'gesp-cpp-8/counting'],
    tags: ['并查集', '计数'],
    parts: [
      judge(
        'p1',
        '把每对数看成一条边，输出的是能互相到达的不同两点的对数。',
        true,
        proves(
          true,
          { Shown: pairs },
          everyGraph(`for (int k = 1; k <= n; k++)
            for (int i = 1; i <= n; i++)
                for (int j = 1; j <= n; j++)
                    if (reach[i][k] && reach[k][j]) reach[i][j] = 1;
        int count = 0;
        for (int i = 1; i <= n; i++)
            for (int j = i + 1; j <= n; j++) count += reach[i][j];
        if (count != shown) holds = false;`),
        ),
      ),
      judge(
        'p2',
        '只要 `m` 大于 `0`，输出就大于 `0`。',
        false,
        proves(false, { Shown: pairs }, everyGraph('if (m > 0 && shown == 0) holds = false;')),
      ),
      judge(
        'p3',
        '把 `m` 对数换一种次序输入，输出不变。',
        true,
        proves(
          true,
          { Shown: pairs },
          everyGraph(`shuffle(edges.begin(), edges.end(), random_);
        string other = head;
        for (auto& one : edges) other += one;
        if (numbers(out<Shown>(other))[0] != shown) holds = false;`),
        ),
      ),
      judge(
        'p4',
        '把 `sz[b] += sz[a]` 改成 `sz[a] += sz[b]`，对任何输入，输出都不变。',
        false,
        proves(
          false,
          { Shown: pairs, Changed: changed(pairs, 'sz[b] += sz[a]', 'sz[a] += sz[b]') },
          everyGraph('if (numbers(out<Changed>(text))[0] != shown) holds = false;'),
        ),
      ),
      pick('p5', '输入 `6 5 1 2 3 4 2 3 4 1 5 6`，输出是（　　）。', ['`5`', '`7`', '`11`', '`15`'], 'B', {
        checks: [prints(pairs, '7', '6 5 1 2 3 4 2 3 4 1 5 6\n')],
      }),
      pick(
        'p6',
        '输入的前两个数是 `10 9`，后面依次是 `2 1`、`3 2`、……、`10 9`，输出是（　　）。',
        ['`9`', '`90`', '`45`', '`10`'],
        'C',
        { checks: [prints(pairs, '45', chain)] },
      ),
    ],
  },
  {
    key: 'csp-s-1-r02',
    type: READING,
    stem: withCode('阅读程序，完成各小题。输入满足 $1\\le n\\le15$，$1\\le t\\le1000$，$1\\le a_i\\le1000$。', sums),
    analysis:
      '`s` 的二进制表示选了哪些数，`f[s]` 是它们的和：去掉最低位的 1 得到的集合已经算过，再加上这一位的数。`best` 是不超过 `t` 的最大的和，`ways` 是和等于 `t` 的选法数。换次序不影响所有的和，第 1 题错；`ways` 大于 0 时有和正好是 `t`，第 2 题对。' +
      '少看全选的那一个集合，有的输入会变，第 3 题错；最低位一定是 1，减去和异或一样，第 4 题对。15 个 1 里选 7 个有 $C_{15}^7=6435$ 种。',
    difficulty: 'medium',
    knowledge: ['csp-s/dp-bit', 'gesp-cpp-3/bitwise'],
    tags: ['状态压缩', '位运算'],
    parts: [
      judge(
        'p1',
        '把 $n$ 个数 $a_i$ 换一种次序输入，输出可能不同。',
        false,
        proves(
          false,
          { Shown: sums },
          `holds = false;${everySet(`shuffle(a.begin(), a.end(), random_);
        string other = head;
        for (int one : a) other += to_string(one) + " ";
        if (numbers(out<Shown>(other)) != shown) holds = true;`)}`,
        ),
      ),
      judge(
        'p2',
        '如果输出的第二个数大于 `0`，那么第一个数等于 `t`。',
        true,
        proves(true, { Shown: sums }, everySet('if (shown[1] > 0 && shown[0] != t) holds = false;')),
      ),
      judge(
        'p3',
        '把 `s < (1 << n)` 改成 `s < (1 << n) - 1`，对任何输入，输出都不变。',
        false,
        proves(
          false,
          { Shown: sums, Changed: changed(sums, 's < (1 << n)', 's < (1 << n) - 1') },
          everySet('if (numbers(out<Changed>(head + numbersOnly)) != shown) holds = false;'),
        ),
      ),
      judge(
        'p4',
        '把 `s ^ low` 改成 `s - low`，对任何输入，输出都不变。',
        true,
        proves(
          true,
          { Shown: sums, Changed: changed(sums, 's ^ low', 's - low') },
          everySet('if (numbers(out<Changed>(head + numbersOnly)) != shown) holds = false;'),
        ),
      ),
      pick('p5', '输入 `4 10 2 3 5 7`，输出是（　　）。', ['`10 1`', '`17 2`', '`9 0`', '`10 2`'], 'D', {
        checks: [prints(sums, '10 2', '4 10 2 3 5 7\n')],
      }),
      pick(
        'p6',
        '输入的前两个数是 `15 7`，后面是 15 个 `1`，输出是（　　）。',
        ['`7 6435`', '`7 1`', '`15 6435`', '`7 128`'],
        'A',
        { checks: [prints(sums, '7 6435', `15 7 ${'1 '.repeat(15)}\n`)] },
      ),
    ],
  },
  {
    key: 'csp-s-1-r03',
    type: READING,
    stem: withCode('阅读程序，完成各小题。输入是一个长度在 1 到 1000 之间、由小写字母组成的字符串。', prefixes),
    analysis:
      '`p[i]` 是长为 `i` 的前缀里，既是前缀又是后缀的最长真子串的长度。每个长为 `i` 的前缀出现一次，长为 `p[i]` 的前缀也在同一处结尾，从长到短累加，`c[i]` 就是长为 `i` 的前缀出现的次数，第 1 题对。' +
      '`aaab` 的 `aa` 出现 2 次，倒过来的 `ba` 只出现 1 次，第 2 题错；第一个数是 `s` 最多由几段相同的子串连成，倒过来不变，第 3 题对；失配时直接变成 0 会漏掉较短的前缀，第 4 题错。`k` 一共最多加 `n` 次，所以是 $O(n)$。',
    difficulty: 'hard',
    knowledge: ['csp-s/kmp', 'gesp-cpp-3/string'],
    tags: ['KMP', '字符串'],
    parts: [
      judge(
        'p1',
        '输出的第二个数，是 `s` 的长为 `(n + 1) / 2` 的前缀在 `s` 里出现的次数，可以重叠。',
        true,
        proves(
          true,
          { Shown: prefixes },
          everyWord(`int half = (n + 1) / 2, count = 0;
        for (int i = 0; i + half <= n; i++)
            if (s.substr(i, half) == s.substr(0, half)) count++;
        if (count != shown[1]) holds = false;`),
        ),
      ),
      judge(
        'p2',
        '把 `s` 倒过来输入，输出的第二个数不变。',
        false,
        proves(
          false,
          { Shown: prefixes },
          everyWord('if (numbers(out<Shown>(string(s.rbegin(), s.rend())))[1] != shown[1]) holds = false;'),
        ),
      ),
      judge(
        'p3',
        '把 `s` 倒过来输入，输出的第一个数不变。',
        true,
        proves(
          true,
          { Shown: prefixes },
          everyWord('if (numbers(out<Shown>(string(s.rbegin(), s.rend())))[0] != shown[0]) holds = false;'),
        ),
      ),
      judge(
        'p4',
        '把 `k = p[k]` 改成 `k = 0`，对任何输入，输出都不变。',
        false,
        proves(
          false,
          { Shown: prefixes, Changed: changed(prefixes, 'k = p[k]', 'k = 0') },
          everyWord('if (numbers(out<Changed>(s)) != shown) holds = false;'),
        ),
      ),
      pick('p5', '这个程序的时间复杂度是（　　）。', ['$O(n^2)$', '$O(n\\log n)$', '$O(n)$', '$O(2^n)$'], 'C'),
      pick('p6', '输入 `abababab`，输出是（　　）。', ['`2 3`', '`4 3`', '`4 2`', '`8 5`'], 'B', {
        checks: [prints(prefixes, '4 3', 'abababab\n')],
      }),
      pick(
        'p7',
        '（4 分）输入 1000 个 `a`，输出是（　　）。',
        ['`1000 501`', '`1000 500`', '`500 2`', '`1 501`'],
        'A',
        { points: 400, checks: [prints(prefixes, '1000 501', `${'a'.repeat(1000)}\n`)] },
      ),
    ],
  },
];
