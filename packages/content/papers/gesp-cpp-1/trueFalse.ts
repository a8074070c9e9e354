import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { TrueFalseSource } from '@aosai/api/questions/source';
import { prints, program, withCode } from '../../src/questions/snippet.ts';

const starLine = `
for (int i = 0; i <= 10; i++)
    cout << "*";`;

const printfLine = String.raw`
int a = 3, b = 4;
printf("%d + %d = %d\n", a, b, a + b);`;

const leaveLoop = `
int i = 1;
while (true) {
    if (i > 3)
        break;
    i++;
}
cout << i;`;

const printsTruth = (condition: string) => `cout << (${condition} ? "true" : "false");`;

export const trueFalse: TrueFalseSource[] = [
  {
    key: 'gesp-cpp-1-t01',
    type: TRUE_FALSE,
    stem: '计算机突然断电后，内存（RAM）里还没有存盘的内容会丢失，而已经保存到硬盘上的文件一般不会丢失。',
    answer: true,
    analysis:
      '内存（RAM）要靠通电才能保存数据，断电后内容就没有了；硬盘断电后仍能保存数据。所以写作业、写程序时要养成随时存盘的习惯。本题说法正确。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/computer'],
    tags: ['计算机基础', '存储器'],
  },
  {
    key: 'gesp-cpp-1-t02',
    type: TRUE_FALSE,
    stem: '在 C++ 程序中，`Score` 和 `score` 是两个不同的变量名。',
    answer: true,
    analysis:
      'C++ 区分大小写，`Score` 和 `score` 是两个不同的名字，可以同时定义，互不影响。定义时写 `score`、使用时写成 `Score`，编译器会报告「没有声明」的错误。本题说法正确。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/identifier'],
    tags: ['变量与命名'],
    checks: [prints(program('', `int Score = 90, score = 60;\n${printsTruth('Score == 90 && score == 60')}`), 'true')],
  },
  {
    key: 'gesp-cpp-1-t03',
    type: TRUE_FALSE,
    stem: '在 C++ 程序中，语句 `cout << 17 % 5 * 2;` 和语句 `cout << 17 % (5 * 2);` 输出的结果相同。',
    answer: false,
    analysis:
      '`%` 和 `*` 的优先级相同，从左往右计算：`17 % 5` 得 2，再乘 2，输出 4。加上括号以后先算 `5 * 2`，`17 % 10` 得 7。括号改变了运算的先后顺序，两句的输出不同，本题说法错误。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/arith'],
    tags: ['整除与取余', '运算优先级'],
    checks: [prints(program('', printsTruth('17 % 5 * 2 == 17 % (5 * 2)')), 'false')],
  },
  {
    key: 'gesp-cpp-1-t04',
    type: TRUE_FALSE,
    stem: '`a` 和 `b` 是两个 `int` 变量，那么不论它们的值是多少，表达式 `!(a > b)` 和 `a <= b` 的结果总是相同的。',
    answer: true,
    analysis:
      '`!` 表示「不是」。「不是 a 大于 b」就是「a 小于或者等于 b」，两个表达式总是同时成立、同时不成立。容易出错的地方是忘了「等于」，把它写成 `a < b`。本题说法正确。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/rel-logic'],
    tags: ['关系运算', '逻辑运算'],
    checks: [
      prints(
        program(
          '',
          `
bool same = true;
for (int a = -2; a <= 2; a++)
    for (int b = -2; b <= 2; b++)
        if ((!(a > b)) != (a <= b)) same = false;
${printsTruth('same')}`,
        ),
        'true',
      ),
    ],
  },
  {
    key: 'gesp-cpp-1-t05',
    type: TRUE_FALSE,
    stem: withCode('有下面的程序段：', printfLine, '执行后，屏幕上输出一行 `3 + 4 = 7`。'),
    answer: true,
    analysis:
      '`printf` 输出引号里的内容，其中每个 `%d` 依次换成后面一个整数的值：`a` 是 3，`b` 是 4，`a + b` 是 7；加号、等号和空格原样输出。本题说法正确。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/io'],
    tags: ['输入输出', 'printf 格式'],
    checks: [prints(program('', printfLine), '3 + 4 = 7')],
  },
  {
    key: 'gesp-cpp-1-t06',
    type: TRUE_FALSE,
    stem: withCode('有下面的程序段：', starLine, '执行后，屏幕上输出的内容是 `**********`（10 个星号）。'),
    answer: false,
    analysis:
      '`i` 从 0 开始，到 10 仍满足 `i <= 10`，依次取 0、1、2、…、10，一共循环 11 次，输出 11 个星号。要输出 10 个星号，可以把条件改成 `i < 10`。本题说法错误。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/loop'],
    tags: ['for 循环'],
    checks: [prints(program('', starLine), '***********')],
  },
  {
    key: 'gesp-cpp-1-t07',
    type: TRUE_FALSE,
    stem: '定义变量 `double x = 2.5;` 以后，可以用 `switch (x)` 根据 `x` 的值选择不同的分支。',
    answer: false,
    analysis:
      '`switch` 括号里的表达式必须是整数一类的类型，例如 `int`、`char`，不能是 `double`，否则编译不能通过。要按小数的大小分情况，应使用 `if … else if`。本题说法错误。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/branch', 'gesp-cpp-1/types'],
    tags: ['switch 语句'],
  },
  {
    key: 'gesp-cpp-1-t08',
    type: TRUE_FALSE,
    stem: '如果循环条件一开始就不成立，那么 `while` 循环的循环体一次也不执行，而 `do … while` 循环的循环体会执行一次。',
    answer: true,
    analysis:
      '`while` 循环先判断、后执行，条件一开始就不成立时直接跳过；`do … while` 循环先执行、后判断，所以循环体至少会执行一次。本题说法正确。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/loop'],
    tags: ['while 循环', 'do-while 循环'],
    checks: [
      prints(
        program(
          '',
          `
int x = 5, w = 0, d = 0;
while (x < 0) w++;
do { d++; } while (x < 0);
${printsTruth('w == 0 && d == 1')}`,
        ),
        'true',
      ),
    ],
  },
  {
    key: 'gesp-cpp-1-t09',
    type: TRUE_FALSE,
    stem: '一个 `int` 变量占 4 字节，可以准确地保存整数 3000000000（30 亿）。',
    answer: false,
    analysis:
      '4 字节的 `int` 能保存的最大整数是 2147483647，约 21 亿，30 亿超出了这个范围，会发生溢出，得到错误的值。需要保存更大的整数时，应使用 `long long` 类型。本题说法错误。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/types'],
    tags: ['数据类型', '数据范围'],
    checks: [prints(program('', printsTruth('sizeof(int) == 4 && 3000000000LL <= INT_MAX')), 'false')],
  },
  {
    key: 'gesp-cpp-1-t10',
    type: TRUE_FALSE,
    stem: withCode('有下面的程序段：', leaveLoop, '执行后，屏幕上输出的内容是 `3`。'),
    answer: false,
    analysis:
      '`while (true)` 的条件总是成立，只能靠 `break` 离开循环。`i` 为 3 时 `i > 3` 还不成立，`i` 继续加 1 变成 4；下一次 `4 > 3` 成立，`break` 结束循环，接着执行循环后面的语句，输出 4。本题说法错误。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/loop-ctl', 'gesp-cpp-1/loop'],
    tags: ['while 循环', 'break 与 continue'],
    checks: [prints(program('', leaveLoop), '4')],
  },
];
