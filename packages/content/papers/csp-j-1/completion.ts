import { COMPLETION } from '@aosai/api/questions/kinds';
import type { GroupSource } from '@aosai/api/questions/source';
import { withCode } from '../../src/questions/snippet.ts';
import { pick } from '../../src/questions/parts.ts';

const cutRopes = `#include <iostream>
using namespace std;

int n, m, a[1005];

bool check(int len) {
    int pieces = 0;
    for (int i = 1; i <= n; i++)
        pieces += ①;
    return ②;
}

int main() {
    cin >> n >> m;
    int longest = 0;
    for (int i = 1; i <= n; i++) {
        cin >> a[i];
        if (a[i] > longest)
            longest = a[i];
    }
    int l = 0, r = ③;
    while (l < r) {
        int mid = ④;
        if (check(mid))
            l = mid;
        else
            ⑤;
    }
    cout << l << endl;
    return 0;
}`;

const inversions = `#include <iostream>
using namespace std;

int n, a[100005], b[100005];

long long sortCount(int l, int r) {
    if (①)
        return 0;
    int mid = (l + r) / 2;
    long long res = sortCount(l, mid) + ②;
    int i = l, j = mid + 1, k = l;
    while (i <= mid && j <= r) {
        if (a[i] <= a[j]) {
            b[k++] = a[i++];
        } else {
            b[k++] = a[j++];
            res += ③;
        }
    }
    while (i <= mid)
        b[k++] = a[i++];
    while (④)
        b[k++] = a[j++];
    for (int t = l; t <= r; t++)
        ⑤;
    return res;
}

int main() {
    cin >> n;
    for (int i = 1; i <= n; i++)
        cin >> a[i];
    cout << sortCount(1, n) << endl;
    return 0;
}`;

export const completion: GroupSource[] = [
  {
    key: 'csp-j-1-c01',
    type: COMPLETION,
    stem: withCode(
      '（剪绳子）有 $n$ 根绳子，长度都是正整数。要剪出至少 $m$ 段长度相同的绳子，每段长度是整数，求最长是多少；一段也剪不出时输出 `0`。试补全程序。',
      cutRopes,
    ),
    analysis:
      '一根长 `a[i]` 的绳子能剪出 `a[i] / len` 段，总段数不少于 `m` 就可行。答案在 0 到最长的绳子之间；可行时令 `l = mid`，所以取中点要向上取整 `(l + r + 1) / 2`，否则只剩两个数时会死循环；不可行时 `mid` 本身也不行，令 `r = mid - 1`。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-5/bisect'],
    tags: ['二分'],
    parts: [
      pick('b1', '①处应填（　　）', ['`a[i] % len`', '`a[i] / len`', '`len / a[i]`', '`(a[i] + len - 1) / len`'], 'B'),
      pick('b2', '②处应填（　　）', ['`pieces > m`', '`pieces <= m`', '`pieces >= m`', '`pieces == n`'], 'C'),
      pick('b3', '③处应填（　　）', ['`longest`', '`m`', '`n`', '`longest - 1`'], 'A'),
      pick('b4', '④处应填（　　）', ['`(l + r) / 2`', '`(r - l) / 2`', '`(l + r - 1) / 2`', '`(l + r + 1) / 2`'], 'D'),
      pick('b5', '⑤处应填（　　）', ['`r = mid`', '`r = mid - 1`', '`l = mid + 1`', '`r = l - 1`'], 'B'),
    ],
    runs: [
      { stdin: '3 4\n10 7 5\n', output: '5' },
      { stdin: '1 1\n9\n', output: '9' },
      { stdin: '2 20\n3 4\n', output: '0' },
      { stdin: '1 3\n10\n', output: '3' },
    ],
  },
  {
    key: 'csp-j-1-c02',
    type: COMPLETION,
    stem: withCode(
      '（逆序对）给出 $n$ 个整数，求满足 $i<j$ 且 $a_i>a_j$ 的数对有多少。程序在归并排序的同时计数。试补全程序。',
      inversions,
    ),
    analysis:
      '区间里不足两个数时没有逆序对，返回 0；否则先分别处理左右两半。合并时如果右边的 `a[j]` 较小，左边剩下的 `mid - i + 1` 个数都比它大，一起计入答案。剩余的数接在后面，最后把 `b` 抄回 `a`，上一层才能用到排好的顺序。',
    difficulty: 'hard',
    knowledge: ['gesp-cpp-5/divide'],
    tags: ['归并排序', '分治'],
    parts: [
      pick('b1', '①处应填（　　）', ['`l > r`', '`l == r - 1`', '`r == n`', '`l >= r`'], 'D'),
      pick(
        'b2',
        '②处应填（　　）',
        ['`sortCount(mid + 1, r)`', '`sortCount(mid, r)`', '`sortCount(l, r)`', '`sortCount(l, mid)`'],
        'A',
      ),
      pick('b3', '③处应填（　　）', ['`1`', '`mid - i`', '`mid - i + 1`', '`j - mid`'], 'C'),
      pick('b4', '④处应填（　　）', ['`j < r`', '`j <= r`', '`j < mid`', '`i <= r`'], 'B'),
      pick('b5', '⑤处应填（　　）', ['`a[t] = b[t]`', '`b[t] = a[t]`', '`a[t] = b[t - l]`', '`a[l] = b[t]`'], 'A'),
    ],
    runs: [
      { stdin: '5\n3 1 4 1 5\n', output: '3' },
      { stdin: '4\n4 3 2 1\n', output: '6' },
      { stdin: '6\n2 2 2 1 1 3\n', output: '6' },
      { stdin: '3\n1 2 3\n', output: '0' },
    ],
  },
];
