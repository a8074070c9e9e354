import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { prints, program, withCode } from '../../src/questions/snippet.ts';

const fallThrough = `
int day = 2, s = 0;
switch (day) {
    case 1: s += 1;
    case 2: s += 10;
    case 3: s += 100;
        break;
    default: s += 1000;
}
cout << s;`;

const continueAndBreak = `
int cnt = 0;
for (int i = 1; i <= 20; i++) {
    if (i % 3 == 0)
        continue;
    if (i % 7 == 0)
        break;
    cnt++;
}
cout << cnt;`;

const evenDigits = `
int n = 40725, k = 0;
while (n > 0) {
    if (n % 10 % 2 == 0)
        k++;
    n /= 10;
}
cout << k;`;

const takeTurns = `
int a = 3, b = 8, c = 5;
int t = a;
a = b;
b = c;
c = t;
cout << a << " " << b << " " << c;`;

const bodyBeforeCondition = `
int x = 10, c = 0;
do {
    x -= 3;
    c++;
} while (x > 10);
cout << x << " " << c;`;

const oddSum = (step: string) => `
int s = 0;
for (int i = 1; i <= 99; ${step})
    s += i;`;

const assignmentInCondition = `
int n;
cin >> n;
if (n = 0)
    cout << "zero";
else
    cout << "not zero";`;

export const single2: ChoiceSource[] = [
  {
    key: 'gesp-cpp-1-s09',
    type: SINGLE,
    stem: withCode('执行下面的程序段，输出是（　　）。', fallThrough),
    options: [
      { id: 'A', text: '`110`' },
      { id: 'B', text: '`10`' },
      { id: 'C', text: '`111`' },
      { id: 'D', text: '`1110`' },
    ],
    answer: ['A'],
    analysis:
      '`day` 等于 2，从 `case 2` 开始执行：`s` 变成 10。这里没有 `break`，会接着执行 `case 3` 的语句，`s` 变成 110，遇到 `break` 才离开 `switch`。' +
      '选 B 是以为每个 `case` 执行完都会自动离开；选 C 是以为从 `case 1` 开始执行；选 D 是没有注意 `case 3` 后面的 `break`。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/branch'],
    tags: ['switch 语句', '分支结构'],
    checks: [prints(program('', fallThrough), '110')],
  },
  {
    key: 'gesp-cpp-1-s10',
    type: SINGLE,
    stem: withCode('执行下面的程序段，输出是（　　）。', continueAndBreak),
    options: [
      { id: 'A', text: '`12`' },
      { id: 'B', text: '`6`' },
      { id: 'C', text: '`4`' },
      { id: 'D', text: '`5`' },
    ],
    answer: ['C'],
    analysis:
      '`continue` 跳过本次循环剩下的语句，`break` 结束整个循环。`i` 为 1、2、4、5 时 `cnt` 各加 1；`i` 为 3、6 时被跳过；`i` 为 7 时循环结束。所以 `cnt` 是 4。' +
      '选 A 是把 `break` 当成了 `continue`，一直数到 20；选 B 是没有跳过 3 的倍数；选 D 是把 7 也数了进去。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/loop-ctl', 'gesp-cpp-1/loop'],
    tags: ['for 循环', 'break 与 continue'],
    checks: [prints(program('', continueAndBreak), '4')],
  },
  {
    key: 'gesp-cpp-1-s11',
    type: SINGLE,
    stem: withCode('执行下面的程序段，输出是（　　）。', evenDigits),
    options: [
      { id: 'A', text: '`2`' },
      { id: 'B', text: '`3`' },
      { id: 'C', text: '`5`' },
      { id: 'D', text: '`18`' },
    ],
    answer: ['B'],
    analysis:
      '`n % 10` 取出 `n` 的个位，`n /= 10` 去掉个位，循环会从右到左依次看到数字 5、2、7、0、4。其中偶数有 2、0、4，共 3 个，所以输出 3。' +
      '选 A 是忘了 0 也是偶数；选 C 是数了全部数字的个数；选 D 是求了各位数字的和。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/loop', 'gesp-cpp-1/arith'],
    tags: ['while 循环', '数位分解'],
    checks: [prints(program('', evenDigits), '3')],
  },
  {
    key: 'gesp-cpp-1-s12',
    type: SINGLE,
    stem: withCode('执行下面的程序段，输出是（　　）。', takeTurns),
    options: [
      { id: 'A', text: '`8 5 3`' },
      { id: 'B', text: '`5 3 8`' },
      { id: 'C', text: '`8 5 8`' },
      { id: 'D', text: '`3 8 5`' },
    ],
    answer: ['A'],
    analysis:
      '语句按顺序执行：`t` 先存下 `a` 的值 3；`a` 得到 `b` 的值 8；`b` 得到 `c` 的值 5；`c` 得到 `t` 里存的 3，所以输出 `8 5 3`。' +
      '选 B 是把赋值的方向看反了，以为等号左边的值存到右边；选 C 是以为 `t` 会跟着 `a` 一起变成 8；选 D 是以为这些赋值没有改变变量的值。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/sequence', 'gesp-cpp-1/assign'],
    tags: ['顺序结构', '赋值运算'],
    checks: [prints(program('', takeTurns), '8 5 3')],
  },
  {
    key: 'gesp-cpp-1-s13',
    type: SINGLE,
    stem: withCode('执行下面的程序段，输出是（　　）。', bodyBeforeCondition),
    options: [
      { id: 'A', text: '`7 1`' },
      { id: 'B', text: '`10 0`' },
      { id: 'C', text: '`1 3`' },
      { id: 'D', text: '`-2 4`' },
    ],
    answer: ['A'],
    analysis:
      '`do … while` 先执行一次循环体，再判断条件。第一次执行后 `x` 为 7、`c` 为 1；这时 `x > 10` 不成立，循环结束，输出 `7 1`。' +
      '选 B 是按 `while` 循环先判断条件；选 C、D 是把条件看成了「`x` 还大于 3」或「`x` 还大于 0」，多做了几次。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/loop'],
    tags: ['do-while 循环'],
    checks: [prints(program('', bodyBeforeCondition), '7 1')],
  },
  {
    key: 'gesp-cpp-1-s14',
    type: SINGLE,
    stem: withCode(
      '下面的程序段要计算 1 + 3 + 5 + … + 99 的和，横线处应填入（　　）。',
      `${oddSum('________')}\ncout << s;`,
    ),
    options: [
      { id: 'A', text: '`i++`' },
      { id: 'B', text: '`i + 2`' },
      { id: 'C', text: '`i += 2`' },
      { id: 'D', text: '`i = 2`' },
    ],
    answer: ['C'],
    analysis:
      '`i` 从 1 开始，每次要增加 2，才会依次得到 1、3、5、…、99。`i += 2` 相当于 `i = i + 2`，所以选 C。' +
      'A 每次加 1，求出的是 1 到 99 全部整数的和；B 只算出 `i + 2`，没有存回 `i`，循环停不下来；D 每次都把 `i` 变成 2，循环同样停不下来。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/loop', 'gesp-cpp-1/assign'],
    tags: ['for 循环', '赋值运算'],
    checks: [
      prints(
        program(
          '',
          `
int byOne, byTwo;
{ ${oddSum('i++')} byOne = s; }
{ ${oddSum('i += 2')} byTwo = s; }
if (byOne == 50 * 50) cout << "i++";
if (byTwo == 50 * 50) cout << "i += 2";`,
        ),
        'i += 2',
      ),
    ],
  },
  {
    key: 'gesp-cpp-1-s15',
    type: SINGLE,
    stem: withCode(
      '小华想判断输入的整数是不是 0，写了下面的程序段。运行时输入 `0`，输出是（　　）。',
      assignmentInCondition,
    ),
    options: [
      { id: 'A', text: '`zero`' },
      { id: 'B', text: '`0`' },
      { id: 'C', text: '没有任何输出' },
      { id: 'D', text: '`not zero`' },
    ],
    answer: ['D'],
    analysis:
      '一个等号 `=` 是赋值，两个等号 `==` 才是比较。`if (n = 0)` 把 0 存入 `n`，整个表达式的值也是 0，相当于「不成立」，所以不管输入什么都输出 `not zero`。' +
      '选 A 是把 `=` 当成了比较。这种错误能通过编译，调试时要特别留心；改成 `if (n == 0)` 就对了。',
    difficulty: 'hard',
    knowledge: ['gesp-cpp-1/ide', 'gesp-cpp-1/assign', 'gesp-cpp-1/rel-logic'],
    tags: ['程序调试', '赋值运算', '关系运算'],
    checks: [
      prints(program('', assignmentInCondition), 'not zero', '0\n'),
      prints(program('', assignmentInCondition), 'not zero', '5\n'),
    ],
  },
];
