import { COMPLETION } from '@aosai/api/questions/kinds';
import type { GroupSource } from '@aosai/api/questions/source';
import { pick } from '../../src/questions/parts.ts';
import { withCode } from '../../src/questions/snippet.ts';

const shortest = `#include <iostream>
using namespace std;

int n, s, a[100005];

int main() {
    cin >> n >> s;
    for (int i = 1; i <= n; i++)
        cin >> a[i];
    int best = ①, l = 1;
    long long sum = 0;
    for (int r = 1; r <= n; r++) {
        sum += ②;
        while (③) {
            if (④ < best)
                best = r - l + 1;
            sum -= a[l];
            ⑤;
        }
    }
    if (best > n)
        best = 0;
    cout << best << endl;
    return 0;
}`;

const calculator = `#include <iostream>
#include <string>
using namespace std;

string s;
int p;

int expr();

int atom() {
    if (s[p] == '(') {
        p++;
        int value = ①;
        ②;
        return value;
    }
    int value = 0;
    while (s[p] >= '0' && s[p] <= '9')
        value = ③ + (s[p++] - '0');
    return value;
}

int term() {
    int value = atom();
    while (s[p] == '*') {
        p++;
        ④;
    }
    return value;
}

int expr() {
    int value = ⑤;
    while (s[p] == '+') {
        p++;
        value += term();
    }
    return value;
}

int main() {
    cin >> s;
    cout << expr() << endl;
    return 0;
}`;

export const completion: GroupSource[] = [
  {
    key: 'csp-j-1-mock-2-c01',
    type: COMPLETION,
    stem: withCode(
      '（最短的一段）有 $n$ 个正整数，找出连续的一段，使它们的和不小于 $s$，求这样的一段最少有几个数；没有这样的一段时输出 `0`。试补全程序。',
      shortest,
    ),
    analysis:
      '`l` 和 `r` 是一段的两端。`r` 每次向右加入一个数；和够了就记下长度，再从左边去掉一个数，看更短的一段够不够。`best` 一开始要比任何长度都大，最后仍大于 `n` 就说明没有找到。和等于 $s$ 也算够，所以是大于等于。',
    difficulty: 'medium',
    knowledge: ['csp-j/prefix', 'gesp-cpp-3/enumerate'],
    tags: ['双指针', '枚举'],
    parts: [
      pick('b1', '①处应填（　　）', ['`0`', '`1`', '`n + 1`', '`n`'], 'C'),
      pick('b2', '②处应填（　　）', ['`a[r]`', '`a[l]`', '`a[r - 1]`', '`r`'], 'A'),
      pick('b3', '③处应填（　　）', ['`sum > s`', '`l < r`', '`sum <= s`', '`sum >= s`'], 'D'),
      pick('b4', '④处应填（　　）', ['`r`', '`r - l + 1`', '`r - l + 2`', '`l - r + 1`'], 'B'),
      pick('b5', '⑤处应填（　　）', ['`l--`', '`r++`', '`l++`', '`l = r`'], 'C'),
    ],
    runs: [
      { stdin: '6 7\n2 3 1 2 4 3\n', output: '2' },
      { stdin: '3 10\n1 2 3\n', output: '0' },
      { stdin: '4 5\n1 1 1 2\n', output: '4' },
      { stdin: '5 9\n1 9 1 1 1\n', output: '1' },
      { stdin: '5 6\n1 2 2 2 9\n', output: '1' },
      { stdin: '6 11\n1 2 3 4 5 2\n', output: '3' },
      { stdin: '4 5\n5 1 2 3\n', output: '1' },
    ],
  },
  {
    key: 'csp-j-1-mock-2-c02',
    type: COMPLETION,
    stem: withCode(
      '（小计算器）输入一个只有非负整数、`+`、`*` 和小括号的算式，没有空格，中间结果都在 `int` 的范围里，输出它的值。试补全程序。',
      calculator,
    ),
    analysis:
      '`expr` 算用加号连接的若干项，`term` 算用乘号连接的若干个数，`atom` 算一个数或一对括号。括号里又是完整的算式，所以调用 `expr`，再跳过右括号。读数时每多一位，前面的数要乘 10。乘号后面只取一个 `atom`，不能把后面的加法也先算了。',
    difficulty: 'hard',
    knowledge: ['csp-j/expression', 'gesp-cpp-5/recursion'],
    tags: ['表达式求值', '递归'],
    parts: [
      pick('b1', '①处应填（　　）', ['`atom()`', '`term()`', '`s[p] - 48`', '`expr()`'], 'D'),
      pick('b2', '②处应填（　　）', ['`p++`', '`p--`', '`p += 2`', '`s[p]++`'], 'A'),
      pick('b3', '③处应填（　　）', ['`value`', '`value * 10`', '`value + 10`', '`value * 2`'], 'B'),
      pick(
        'b4',
        '④处应填（　　）',
        ['`value *= expr()`', '`value += atom()`', '`value *= atom()`', '`value = atom()`'],
        'C',
      ),
      pick('b5', '⑤处应填（　　）', ['`0`', '`term()`', '`atom()`', '`expr()`'], 'B'),
    ],
    runs: [
      { stdin: '2*3+4\n', output: '10' },
      { stdin: '(1+2)*(3+4)+5\n', output: '26' },
      { stdin: '120*3+45\n', output: '405' },
      { stdin: '2+3*(4+5*2)*2\n', output: '86' },
      { stdin: '((7))\n', output: '7' },
    ],
  },
];
