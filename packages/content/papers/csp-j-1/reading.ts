import { READING } from '@aosai/api/questions/kinds';
import type { GroupSource } from '@aosai/api/questions/source';
import { prints, withCode } from '../../src/questions/snippet.ts';
import { judge, pick } from '../../src/questions/parts.ts';

const lastDigits = `#include <iostream>
using namespace std;

int n, a[105], cnt[10];

int main() {
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> a[i];
        cnt[a[i] % 10]++;
    }
    int best = 0;
    for (int d = 1; d < 10; d++)
        if (cnt[d] > cnt[best])
            best = d;
    int sum = 0;
    for (int i = 1; i <= n; i++)
        if (a[i] % 10 == best)
            sum += a[i] / 10;
    cout << best << " " << sum << endl;
    return 0;
}`;

const countOnes = `#include <iostream>
using namespace std;

int f(int x) {
    if (x == 0)
        return 0;
    return x % 2 + f(x / 2);
}

int g(int x, int k) {
    if (k == 0)
        return x;
    return g(f(x), k - 1);
}

int main() {
    int n, k;
    cin >> n >> k;
    int ans = 0;
    for (int i = 1; i <= n; i++)
        if (g(i, k) == 1)
            ans++;
    cout << ans << endl;
    return 0;
}`;

const mirrored = `#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

string s;
int dp[55][55];

int main() {
    cin >> s;
    int n = s.size();
    for (int i = n - 1; i >= 0; i--) {
        dp[i][i] = 1;
        for (int j = i + 1; j < n; j++) {
            if (s[i] == s[j])
                dp[i][j] = dp[i + 1][j - 1] + 2;
            else
                dp[i][j] = max(dp[i + 1][j], dp[i][j - 1]);
        }
    }
    cout << dp[0][n - 1] << endl;
    return 0;
}`;

const oneToHundred = `100\n${Array.from({ length: 100 }, (_, i) => i + 1).join(' ')}\n`;

export const reading: GroupSource[] = [
  {
    key: 'csp-j-1-r01',
    type: READING,
    stem: withCode('阅读程序，完成各小题。输入满足 $1\\le n\\le100$，$1\\le a_i\\le1000$。', lastDigits),
    analysis:
      '`cnt` 统计个位数字出现的次数，`best` 是出现最多的个位数字；比较用的是大于号，次数相同时保留较小的数字。最后把个位等于 `best` 的数去掉个位后相加。' +
      '所以第 1 题错；把大于改成大于等于，`best` 只会相同或变大，第 2 题对；所有数都小于 10 时 `sum` 是 0，第 3 题对；`d` 从 0 开始只多比较一次自己和自己，第 4 题错。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-3/array1d', 'gesp-cpp-3/simulate'],
    tags: ['数组', '计数'],
    parts: [
      judge('p1', '如果有两个数字在个位上出现的次数并列最多，`best` 是其中较大的那个。', false),
      judge('p2', '把 `cnt[d] > cnt[best]` 改成 `cnt[d] >= cnt[best]`，输出的第一个数不会变小。', true),
      judge('p3', '输出的第二个数可能是 `0`。', true),
      judge('p4', '把 `int d = 1` 改成 `int d = 0`，有的输入会得到不同的输出。', false),
      pick('p5', '输入 `6 12 25 32 45 52 7`，输出是（　　）。', ['`2 9`', '`2 96`', '`5 6`', '`2 3`'], 'A', {
        checks: [prints(lastDigits, '2 9', '6 12 25 32 45 52 7\n')],
      }),
      pick(
        'p6',
        '输入的第一个数是 `100`，后面依次是 `1` 到 `100`，输出是（　　）。',
        ['`0 45`', '`0 55`', '`9 45`', '`0 550`'],
        'B',
        { checks: [prints(lastDigits, '0 55', oneToHundred)] },
      ),
    ],
  },
  {
    key: 'csp-j-1-r02',
    type: READING,
    stem: withCode('阅读程序，完成各小题。输入满足 $1\\le n\\le1000$，$0\\le k\\le10$。', countOnes),
    analysis:
      '`f(x)` 每次取二进制的最低位，得到 1 的个数，第 1 题对；它每次把 `x` 减半，只递归约 $\\log_2 x$ 层，第 4 题错。`k` 为 0 时只有 `i = 1` 满足，输出 1，第 2 题错。' +
      '变成 1 以后再做一次还是 1，所以 `k` 变大时答案不会变小，第 3 题对。`k` 为 1 时数的是 2 的幂；`k` 为 2 时要求 1 的个数是 1、2 或 4。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-5/recursion', 'gesp-cpp-3/radix'],
    tags: ['递归', '位运算'],
    parts: [
      judge('p1', '`f(x)` 的返回值是 `x` 的二进制表示中 1 的个数。', true),
      judge('p2', '当 `k` 为 `0` 时，输出等于 `n`。', false),
      judge('p3', '`n` 不变时，`k` 变大，输出不会变小。', true),
      judge('p4', '计算一次 `f(x)` 的时间复杂度是 $O(x)$。', false),
      pick('p5', '输入 `100 1`，输出是（　　）。', ['`6`', '`8`', '`7`', '`50`'], 'C', {
        checks: [prints(countOnes, '7', '100 1\n')],
      }),
      pick('p6', '输入 `100 2`，输出是（　　）。', ['`28`', '`47`', '`61`', '`54`'], 'D', {
        checks: [prints(countOnes, '54', '100 2\n')],
      }),
    ],
  },
  {
    key: 'csp-j-1-r03',
    type: READING,
    stem: withCode('阅读程序，完成各小题。输入是长度为 1 到 50 的小写字母串。', mirrored),
    analysis:
      '`dp[i][j]` 是 `s[i]` 到 `s[j]` 中最长回文子序列的长度，子序列不要求连续，第 2 题错；`abcd` 里没有相同的字母，第 1 题对；回文反过来还是回文，第 4 题对。' +
      '`dp[i][j]` 要用到 `dp[i + 1]` 的值，`i` 从小到大时这些值还没有算出来，第 3 题错。两重循环各不超过 $n$ 次，时间复杂度是 $O(n^2)$。',
    difficulty: 'hard',
    knowledge: ['csp-j/dp-interval', 'gesp-cpp-3/string'],
    tags: ['动态规划', '字符串'],
    parts: [
      judge('p1', '输入 `abcd`，输出是 `1`。', true),
      judge('p2', '输出的是 `s` 中最长的回文子串（连续的一段）的长度。', false),
      judge('p3', '把外层循环改成 `for (int i = 0; i < n; i++)`，对任何输入，输出都不变。', false),
      judge('p4', '把 `s` 反过来再输入，输出不变。', true),
      pick('p5', '这个程序的时间复杂度是（　　）。', ['$O(n)$', '$O(n\\log n)$', '$O(n^2)$', '$O(n^3)$'], 'C'),
      pick('p6', '输入 `mississippi`，输出是（　　）。', ['`4`', '`7`', '`8`', '`11`'], 'B', {
        checks: [prints(mirrored, '7', 'mississippi\n')],
      }),
      pick(
        'p7',
        '（4 分）输入由 25 个 `ab` 连接成的长度为 50 的串，输出是（　　）。',
        ['`25`', '`26`', '`49`', '`50`'],
        'C',
        { points: 400, checks: [prints(mirrored, '49', `${'ab'.repeat(25)}\n`)] },
      ),
    ],
  },
];
