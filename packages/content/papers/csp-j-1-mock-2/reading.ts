import { READING } from '@aosai/api/questions/kinds';
import type { GroupSource } from '@aosai/api/questions/source';
import { judge, pick } from '../../src/questions/parts.ts';
import { changed, proves } from '../../src/questions/proves.ts';
import { prints, withCode } from '../../src/questions/snippet.ts';

const shorter = `#include <iostream>
#include <string>
using namespace std;

string s, t;

int main() {
    cin >> s;
    int n = s.size();
    for (int i = 0; i < n;) {
        int j = i;
        while (j < n && s[j] == s[i])
            j++;
        t += s[i];
        if (j - i > 1)
            t += char('0' + (j - i) % 10);
        i = j;
    }
    cout << t.size() << " " << t << endl;
    return 0;
}`;

const leastFactors = `#include <iostream>
using namespace std;

int n, low[1005], f[1005];

int main() {
    cin >> n;
    for (int i = 2; i <= n; i++) {
        if (low[i] == 0)
            for (int j = i; j <= n; j += i)
                if (low[j] == 0)
                    low[j] = i;
        f[i] = f[i / low[i]] + 1;
    }
    int best = 1;
    for (int i = 2; i <= n; i++)
        if (f[i] > f[best])
            best = i;
    cout << f[n] << " " << best << endl;
    return 0;
}`;

const subsets = `#include <iostream>
using namespace std;

int n, m, w[25], dp[1005];

int main() {
    cin >> n >> m;
    for (int i = 1; i <= n; i++)
        cin >> w[i];
    dp[0] = 1;
    for (int i = 1; i <= n; i++)
        for (int j = m; j >= w[i]; j--)
            dp[j] += dp[j - w[i]];
    int kinds = 0;
    for (int j = 0; j <= m; j++)
        if (dp[j] > 0)
            kinds++;
    cout << dp[m] << " " << kinds << endl;
    return 0;
}`;

const everyNumber = (holds: string) => `
    for (int n = 2; n <= 1000; n++) {
        string shown = out<Shown>(to_string(n));
        ${holds}
    }`;

const everyBag = (holds: string) => `
    for (int trial = 0; trial < 3000; trial++) {
        int n = any(1, 8), m = any(1, 20);
        string w = row(n, 1, 8), bag = to_string(n) + " " + to_string(m) + " ";
        vector<int> shown = numbers(out<Shown>(bag + w));
        ${holds}
    }`;

export const reading: GroupSource[] = [
  {
    key: 'csp-j-1-mock-2-r01',
    type: READING,
    stem: withCode('阅读程序，完成各小题。输入是长度为 1 到 100 的小写字母串。', shorter),
    analysis:
      '程序把每一段相同的字母缩写成字母和长度的个位，长度是 1 时不写数字。一段长 10 时写的数字是 `0`，第 1 题对；每段写出的字符不会比原来多，第 2 题错；' +
      '2 个 `a` 和 12 个 `a` 都写成 `a2`，第 3 题错；`s[n]` 是空字符，与字母不同，循环照样停下，第 4 题对。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-3/string', 'gesp-cpp-3/simulate'],
    tags: ['字符串', '模拟'],
    parts: [
      judge(
        'p1',
        '输出的串里可能出现数字 `0`。',
        true,
        proves(true, { Shown: shorter }, 'holds = out<Shown>("bcccccccccc").find(\'0\') != string::npos;'),
      ),
      judge(
        'p2',
        '输出的第一个数可能大于 `s` 的长度。',
        false,
        proves(
          false,
          { Shown: shorter },
          `holds = false;
    for (int trial = 0; trial < 5000; trial++) {
        string s = word(any(1, 30), any('a', 'd'));
        if (numbers(out<Shown>(s))[0] > (int)s.size()) holds = true;
    }`,
        ),
      ),
      judge(
        'p3',
        '输入的串不同，输出就一定不同。',
        false,
        proves(false, { Shown: shorter }, 'holds = out<Shown>("aa") != out<Shown>(string(12, \'a\'));'),
      ),
      judge(
        'p4',
        '把 `j < n &&` 去掉，对任何输入，输出都不变。',
        true,
        proves(
          true,
          { Shown: shorter, Changed: changed(shorter, 'j < n && ', '') },
          `for (int trial = 0; trial < 5000; trial++) {
        string s = word(any(1, 100), any('a', 'd'));
        if (out<Shown>(s) != out<Changed>(s)) holds = false;
    }`,
        ),
      ),
      pick('p5', '输入 `aaabccccd`，输出是（　　）。', ['`8 a3b1c4d1`', '`6 a3bc4d`', '`4 abcd`', '`5 a3bc4`'], 'B', {
        checks: [prints(shorter, '6 a3bc4d', 'aaabccccd\n')],
      }),
      pick(
        'p6',
        '输入由 25 个 `x` 和后面的一个 `y` 组成，输出是（　　）。',
        ['`4 x25y`', '`4 x5y1`', '`3 x2y`', '`3 x5y`'],
        'D',
        { checks: [prints(shorter, '3 x5y', `${'x'.repeat(25)}y\n`)] },
      ),
    ],
  },
  {
    key: 'csp-j-1-mock-2-r02',
    type: READING,
    stem: withCode('阅读程序，完成各小题。输入满足 $2\\le n\\le1000$。', leastFactors),
    analysis:
      '`low[i]` 只在第一次写入，所以是最小的质因数，第 1 题错；每次除去一个质因数，`f[i]` 就是质因数的个数，相同的也重复数。同样多的质因数里 2 最小，所以 `best` 是不超过 `n` 的最大的 2 的幂，第 2 题对。' +
      '改成大于等于会留下最后一个，例如 `n` 是 6 时，第 3 题错；去掉判断后 `low[i]` 变成最大的质因数，`f` 仍是质因数的个数，第 4 题对。第一个数是 1，说明 `n` 只有一个质因数，它是质数。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-5/sieve', 'gesp-cpp-5/factorize'],
    tags: ['筛法', '质因数'],
    parts: [
      judge(
        'p1',
        '循环结束后，`low[i]` 是 `i` 的最大的质因数。',
        false,
        proves(
          false,
          { Shown: changed(leastFactors, 'cout << f[n] << " " << best', 'cout << low[6]') },
          'holds = numbers(out<Shown>("6"))[0] == 3;',
        ),
      ),
      judge(
        'p2',
        '输出的第二个数一定是 2 的幂。',
        true,
        proves(
          true,
          { Shown: leastFactors },
          everyNumber('int best = numbers(shown)[1]; if (best & (best - 1)) holds = false;'),
        ),
      ),
      judge(
        'p3',
        '把 `f[i] > f[best]` 改成 `f[i] >= f[best]`，对任何输入，输出都不变。',
        false,
        proves(
          false,
          { Shown: leastFactors, Changed: changed(leastFactors, 'f[i] > f[best]', 'f[i] >= f[best]') },
          everyNumber('if (out<Changed>(to_string(n)) != shown) holds = false;'),
        ),
      ),
      judge(
        'p4',
        '去掉 `if (low[j] == 0)` 这一行，对任何输入，输出都不变。',
        true,
        proves(
          true,
          { Shown: leastFactors, Changed: changed(leastFactors, 'if (low[j] == 0)', '') },
          everyNumber('if (out<Changed>(to_string(n)) != shown) holds = false;'),
        ),
      ),
      pick('p5', '输入 `60`，输出是（　　）。', ['`4 32`', '`3 32`', '`4 48`', '`12 60`'], 'A', {
        checks: [prints(leastFactors, '4 32', '60\n')],
      }),
      pick('p6', '如果输出的第一个数是 1，那么 `n` 一定是（　　）。', ['奇数', '合数', '质数', '2 的幂'], 'C', {
        checks: proves(
          true,
          { Shown: leastFactors },
          everyNumber(`bool isPrime = true;
        for (int d = 2; d * d <= n; d++) if (n % d == 0) isPrime = false;
        if ((numbers(shown)[0] == 1) != isPrime) holds = false;`),
        ).map(({ source, ...check }) => ({ ...check, source: source.replace('"正确"', '"质数"'), output: '质数' })),
      }),
    ],
  },
  {
    key: 'csp-j-1-mock-2-r03',
    type: READING,
    stem: withCode('阅读程序，完成各小题。输入满足 $1\\le n\\le20$，$1\\le m\\le1000$，$1\\le w_i\\le1000$。', subsets),
    analysis:
      '`dp[j]` 是从 `n` 个数里选出一些，使和正好是 `j` 的选法数；`kinds` 是 0 到 `m` 里能得到的和的个数，0 总能得到，第 2 题对。从小到大循环会让一个数用多次，第 1 题错；选法与先后无关，第 3 题对。' +
      '三个 1、`m` 是 1 时，选法有 3 种，能得到的和只有 0 和 1，第 4 题错。时间主要在两重循环上，是 $O(nm)$。',
    difficulty: 'hard',
    knowledge: ['gesp-cpp-6/knapsack', 'gesp-cpp-6/dp1d'],
    tags: ['动态规划', '背包'],
    parts: [
      judge(
        'p1',
        '把内层循环改成 `for (int j = w[i]; j <= m; j++)`，对任何输入，输出的第一个数都不变。',
        false,
        proves(
          false,
          {
            Shown: subsets,
            Changed: changed(subsets, 'int j = m; j >= w[i]; j--', 'int j = w[i]; j <= m; j++'),
          },
          everyBag('if (numbers(out<Changed>(bag + w))[0] != shown[0]) holds = false;'),
        ),
      ),
      judge(
        'p2',
        '输出的第二个数不会是 `0`。',
        true,
        proves(true, { Shown: subsets }, everyBag('if (shown[1] == 0) holds = false;')),
      ),
      judge(
        'p3',
        '把输入的 $n$ 个 $w_i$ 倒过来，输出不变。',
        true,
        proves(
          true,
          { Shown: subsets },
          everyBag(`vector<int> all = numbers(w);
        string back;
        for (int i = n - 1; i >= 0; i--) back += to_string(all[i]) + " ";
        if (numbers(out<Shown>(bag + back)) != shown) holds = false;`),
        ),
      ),
      judge(
        'p4',
        '输出的第一个数不会大于第二个数。',
        false,
        proves(false, { Shown: subsets }, everyBag('if (shown[0] > shown[1]) holds = false;')),
      ),
      pick('p5', '这个程序的时间复杂度是（　　）。', ['$O(n+m)$', '$O(nm)$', '$O(2^n)$', '$O(nm^2)$'], 'B'),
      pick('p6', '输入 `5 6 1 2 3 4 5`，输出是（　　）。', ['`3 6`', '`10 7`', '`3 7`', '`1 7`'], 'C', {
        checks: [prints(subsets, '3 7', '5 6 1 2 3 4 5\n')],
      }),
      pick(
        'p7',
        '（4 分）输入 `10 10`，后面是 10 个 `2`，输出是（　　）。',
        ['`252 6`', '`252 11`', '`210 6`', '`1 6`'],
        'A',
        { points: 400, checks: [prints(subsets, '252 6', `10 10 ${'2 '.repeat(10)}\n`)] },
      ),
    ],
  },
];
