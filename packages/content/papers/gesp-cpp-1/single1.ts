import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { prints, program, withCode } from '../../src/questions/snippet.ts';

const quotientAndRemainder = `
int a = 29, b = 8;
cout << a / b + a % b * 2;`;

const stepByStep = `
int a = 17, b = 5;
a = a % b;
b = b - a;
a += b;
cout << a << " " << b;`;

const chosenTwice = `
int a = 7, b = 12, c = 9;
int m = a > b ? a : b;
m = m > c ? c : m;
cout << m;`;

const twoSeparateIfs = `
int t = 18;
if (t > 10)
    cout << 1;
if (t > 15)
    cout << 2;
else if (t > 5)
    cout << 3;
else
    cout << 4;`;

export const single1: ChoiceSource[] = [
  {
    key: 'gesp-cpp-1-s01',
    type: SINGLE,
    stem: '微机教室里有下面四种设备，其中属于**输入设备**的是（　　）。',
    options: [
      { id: 'A', text: '显示器' },
      { id: 'B', text: '打印机' },
      { id: 'C', text: '麦克风' },
      { id: 'D', text: '音箱' },
    ],
    answer: ['C'],
    analysis:
      '输入设备把外面的信息送进计算机，输出设备把计算机里的信息送出来。麦克风把声音送进计算机，是输入设备。' +
      '显示器送出画面、打印机送出纸张、音箱送出声音，都是输出设备。注意不要把麦克风和音箱弄混：一个「听」，一个「说」。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/computer'],
    tags: ['计算机基础', '输入输出设备'],
  },
  {
    key: 'gesp-cpp-1-s02',
    type: SINGLE,
    stem: '下面四个名称中，可以用作 C++ 变量名的是（　　）。',
    options: [
      { id: 'A', text: '`2ndPlace`' },
      { id: 'B', text: '`double`' },
      { id: 'C', text: '`my-age`' },
      { id: 'D', text: '`_sum1`' },
    ],
    answer: ['D'],
    analysis:
      '变量名只能由字母、数字和下划线组成，不能以数字开头，也不能是关键字。`_sum1` 以下划线开头，符合规则。' +
      '`2ndPlace` 以数字开头；`double` 是关键字；`my-age` 中的 `-` 会被当成减号。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/identifier'],
    tags: ['变量与命名'],
  },
  {
    key: 'gesp-cpp-1-s03',
    type: SINGLE,
    stem: '已经定义了变量 `int n;`。要从键盘输入一个整数并存入变量 `n`，正确的语句是（　　）。',
    options: [
      { id: 'A', text: '`cin << n;`' },
      { id: 'B', text: '`cin >> n;`' },
      { id: 'C', text: '`scanf("%d", n);`' },
      { id: 'D', text: '`cout >> n;`' },
    ],
    answer: ['B'],
    analysis:
      '`cin` 后面用 `>>`，表示数据从键盘「流向」变量，所以 B 正确。A 的箭头方向反了；D 中 `cout` 是用来输出的，应该配 `<<`。' +
      'C 少写了取地址符号，应写成 `scanf("%d", &n);`，不然读到的数放不进 `n`，程序还可能出错退出。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/io'],
    tags: ['输入输出'],
  },
  {
    key: 'gesp-cpp-1-s04',
    type: SINGLE,
    stem: withCode('执行下面的程序段，输出是（　　）。', quotientAndRemainder),
    options: [
      { id: 'A', text: '`13`' },
      { id: 'B', text: '`16`' },
      { id: 'C', text: '`13.625`' },
      { id: 'D', text: '`11`' },
    ],
    answer: ['A'],
    analysis:
      '`/`、`%`、`*` 优先级相同，都高于 `+`。`29 / 8` 是整数相除，商为 3；`29 % 8` 的余数是 5，再乘 2 得 10；3 + 10 = 13。' +
      '选 B 是先做了加法 (3 + 5) × 2；选 C 是把 `29 / 8` 当成了 3.625；选 D 是把商和余数弄反了。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/arith'],
    tags: ['算术运算', '整除与取余'],
    checks: [prints(program('', quotientAndRemainder), '13')],
  },
  {
    key: 'gesp-cpp-1-s05',
    type: SINGLE,
    stem: withCode('执行下面的程序段，输出是（　　）。', stepByStep),
    options: [
      { id: 'A', text: '`2 3`' },
      { id: 'B', text: '`5 3`' },
      { id: 'C', text: '`5 2`' },
      { id: 'D', text: '`5 -12`' },
    ],
    answer: ['B'],
    analysis:
      '赋值会用新的值换掉旧的值，要一句一句往下算。`17 % 5` 的余数是 2，`a` 变成 2；`b - a` 是 5 - 2，`b` 变成 3；`a += b` 相当于 `a = a + b`，`a` 变成 5。' +
      '选 A 是漏掉了最后一句；选 C 是把 `%` 当成了求商，得到 `a` 为 3、`b` 为 2；选 D 是计算 `b - a` 时还用 `a` 原来的值 17。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/arith', 'gesp-cpp-1/assign'],
    tags: ['整除与取余', '赋值运算'],
    checks: [prints(program('', stepByStep), '5 3')],
  },
  {
    key: 'gesp-cpp-1-s06',
    type: SINGLE,
    stem: withCode('执行下面的程序段，输出是（　　）。', chosenTwice),
    options: [
      { id: 'A', text: '`7`' },
      { id: 'B', text: '`12`' },
      { id: 'C', text: '`1`' },
      { id: 'D', text: '`9`' },
    ],
    answer: ['D'],
    analysis:
      '`条件 ? 甲 : 乙` 在条件成立时取甲，不成立时取乙。`7 > 12` 不成立，`m` 取 `b` 的值 12；接着 `12 > 9` 成立，`m` 取 `c` 的值 9，所以输出 9。' +
      '选 A 是把第一句的甲和乙弄反了，以为 `m` 是 7；选 B 是以为第二句也取较大的数；选 C 是以为存入 `m` 的是比较的结果 1。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/rel-logic'],
    tags: ['三目运算', '关系运算'],
    checks: [prints(program('', chosenTwice), '9')],
  },
  {
    key: 'gesp-cpp-1-s07',
    type: SINGLE,
    stem:
      '游乐园规定：身高在 120 厘米到 150 厘米之间（包括 120 和 150）的小朋友可以买半价票。' +
      '整型变量 `h` 表示身高，下面能正确判断「可以买半价票」的表达式是（　　）。',
    options: [
      { id: 'A', text: '`120 <= h <= 150`' },
      { id: 'B', text: '`h >= 120 || h <= 150`' },
      { id: 'C', text: '`h >= 120 && h <= 150`' },
      { id: 'D', text: '`!(h < 120 && h > 150)`' },
    ],
    answer: ['C'],
    analysis:
      '两个条件要同时满足，用「并且」 `&&` 连接，所以选 C。A 会先算 `120 <= h`，得到 0 或 1，再和 150 比较，结果总是成立。' +
      'B 用了「或者」，任何身高都至少满足其中一个条件。D 的括号里要求又小于 120 又大于 150，不可能成立，取反以后也总是成立。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/rel-logic'],
    tags: ['关系运算', '逻辑运算'],
    checks: [
      prints(
        program(
          '',
          `
bool a = true, b = true, c = true, d = true;
for (int h = 100; h <= 170; h++) {
    bool half = false;
    if (h >= 120) if (h <= 150) half = true;
    a = a && (120 <= h <= 150) == half;
    b = b && (h >= 120 || h <= 150) == half;
    c = c && (h >= 120 && h <= 150) == half;
    d = d && (!(h < 120 && h > 150)) == half;
}
if (a) cout << "120 <= h <= 150";
if (b) cout << "h >= 120 || h <= 150";
if (c) cout << "h >= 120 && h <= 150";
if (d) cout << "!(h < 120 && h > 150)";`,
        ),
        'h >= 120 && h <= 150',
      ),
    ],
  },
  {
    key: 'gesp-cpp-1-s08',
    type: SINGLE,
    stem: withCode('执行下面的程序段，输出是（　　）。', twoSeparateIfs),
    options: [
      { id: 'A', text: '`1`' },
      { id: 'B', text: '`12`' },
      { id: 'C', text: '`123`' },
      { id: 'D', text: '`2`' },
    ],
    answer: ['B'],
    analysis:
      '第一个 `if` 单独成一句：18 > 10，输出 1。接着是另一组 `if … else if … else`：18 > 15 成立，输出 2，同一组里后面的分支就不再判断。因此输出 `12`。' +
      '选 A 是以为第一个 `if` 成立后，后面的都会跳过；选 C 是以为 `else if` 还会再判断一次；选 D 漏掉了第一个 `if`。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-1/branch'],
    tags: ['分支结构'],
    checks: [prints(program('', twoSeparateIfs), '12')],
  },
];
