import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { prints, program, withCode } from '../../src/questions/snippet.ts';

const bounds = `
int a[] = {1, 3, 3, 5, 8, 8, 9};
int p = lower_bound(a, a + 7, 8) - a;
int q = upper_bound(a, a + 7, 3) - a;
cout << p + q;`;

const halving = `
for (int i = 1; i <= n; i++)
    for (int j = i; j > 0; j /= 2)
        s++;`;

const calls = `
int cnt = 0;

int g(int n) {
    cnt++;
    if (n <= 1)
        return 1;
    return g(n - 1) + g(n - 2);
}`;

const lowBits = `
int x = 90, c = 0;
while (x > 0) {
    x = x & (x - 1);
    c++;
}
cout << c;`;

const pieces = `
string s = "algorithm";
cout << s.substr(3, 4) << s.find("r");`;

const oddOnes = `
int row[11] = {1}, odd = 0;
for (int n = 1; n <= 10; n++)
    for (int i = n; i > 0; i--) row[i] += row[i - 1];
for (int one : row) odd += one % 2;
cout << odd;`;

export const single2: ChoiceSource[] = [
  {
    key: 'csp-j-1-mock-3-s09',
    type: SINGLE,
    stem: withCode('运行下面的语句，结果是（　　）。', bounds),
    options: [
      { id: 'A', text: '7' },
      { id: 'B', text: '9' },
      { id: 'C', text: '5' },
      { id: 'D', text: '11' },
    ],
    answer: ['A'],
    analysis:
      '`lower_bound` 找第一个不小于 8 的位置，下标是 4；`upper_bound` 找第一个大于 3 的位置，下标是 3，和是 7。选 B 把前一个也当成了 `upper_bound`；选 C 把后一个也当成了 `lower_bound`；选 D 把要找的数 8 和 3 加了起来。',
    difficulty: 'medium',
    knowledge: ['csp-j/stl', 'gesp-cpp-5/bisect'],
    tags: ['STL', '二分'],
    checks: [prints(program('', bounds), '7')],
  },
  {
    key: 'csp-j-1-mock-3-s10',
    type: SINGLE,
    stem: withCode('估计下面的双重循环的运行时间，它的级别是（　　）。', halving),
    options: [
      { id: 'A', text: '$O(n)$' },
      { id: 'B', text: '$O(n\\log n)$' },
      { id: 'C', text: '$O(n^2)$' },
      { id: 'D', text: '$O(\\log^2 n)$' },
    ],
    answer: ['B'],
    analysis:
      '外层执行 $n$ 次；内层的 `j` 每次减半，从 `i` 到 0 约 $\\log_2 i$ 次，总共是 $O(n\\log n)$。选 A 忽略了内层；选 C 把减半看成了减 1；选 D 把外层也当成了减半。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-5/complexity-log'],
    tags: ['复杂度'],
  },
  {
    key: 'csp-j-1-mock-3-s11',
    type: SINGLE,
    stem: '有 100 万个 0 到 100 的整数成绩要排序，下面的方法里运算次数最少的是（　　）。',
    options: [
      { id: 'A', text: '冒泡排序' },
      { id: 'B', text: '选择排序' },
      { id: 'C', text: '归并排序' },
      { id: 'D', text: '计数排序' },
    ],
    answer: ['D'],
    analysis:
      '成绩只有 101 种，计数排序数出每种的个数再依次写出，是 $O(n)$。A、B 都是 $O(n^2)$；C 是 $O(n\\log n)$，大约要 2000 万次，没有用上成绩范围小的特点。',
    difficulty: 'easy',
    knowledge: ['csp-j/count-sort'],
    tags: ['计数排序'],
  },
  {
    key: 'csp-j-1-mock-3-s12',
    type: SINGLE,
    stem: withCode('有下面的函数。执行一次 `g(5)` 以后，`cnt` 变成（　　）。', calls),
    options: [
      { id: 'A', text: '8' },
      { id: 'B', text: '9' },
      { id: 'C', text: '15' },
      { id: 'D', text: '25' },
    ],
    answer: ['C'],
    analysis:
      '设调用 `g(n)` 使 `cnt` 增加 $c_n$，则 $c_0=c_1=1$，$c_n=c_{n-1}+c_{n-2}+1$，依次得 3、5、9、15。选 A 是函数的返回值；选 B 少推了一步；选 D 多推了一步。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-5/recursion'],
    tags: ['递归'],
    checks: [prints(program(calls, 'g(5); cout << cnt;'), '15')],
  },
  {
    key: 'csp-j-1-mock-3-s13',
    type: SINGLE,
    stem: withCode('下面的程序段最后输出的 `c` 是（　　）。', lowBits),
    options: [
      { id: 'A', text: '3' },
      { id: 'B', text: '4' },
      { id: 'C', text: '7' },
      { id: 'D', text: '90' },
    ],
    answer: ['B'],
    analysis:
      '`x & (x - 1)` 去掉最低位的 1，所以循环的次数是 1 的个数；90 是 `1011010`，有 4 个 1。选 A 数的是 0 的个数；选 C 数的是二进制的位数；选 D 以为每次只减 1。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-3/bitwise'],
    tags: ['位运算'],
    checks: [prints(program('', lowBits), '4')],
  },
  {
    key: 'csp-j-1-mock-3-s14',
    type: SINGLE,
    stem: withCode('下面两条语句输出的是（　　）。', pieces),
    options: [
      { id: 'A', text: '`orit5`' },
      { id: 'B', text: '`gori4`' },
      { id: 'C', text: '`orit4`' },
      { id: 'D', text: '`or4`' },
    ],
    answer: ['C'],
    analysis:
      '下标从 0 开始，`substr(3, 4)` 从下标 3 的 `o` 起取 4 个字符，得 `orit`；`r` 第一次出现在下标 4。A 的位置从 1 数起，B 的开头从 1 数起，D 把第二个参数当成了结束的下标。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-3/string'],
    tags: ['字符串'],
    checks: [prints(program('', pieces), 'orit4')],
  },
  {
    key: 'csp-j-1-mock-3-s15',
    type: SINGLE,
    stem: '杨辉三角最上面是第 0 行，第 10 行共有 11 个数，其中奇数有（　　）个。',
    options: [
      { id: 'A', text: '2' },
      { id: 'B', text: '7' },
      { id: 'C', text: '11' },
      { id: 'D', text: '4' },
    ],
    answer: ['D'],
    analysis:
      '第 10 行是 1、10、45、120、210、252，再对称地写回来，奇数是两个 1 和两个 45，共 4 个。选 A 只数了两端的 1；选 B 是偶数的个数；选 C 是所有数的个数。',
    difficulty: 'medium',
    knowledge: ['csp-j/pascal'],
    tags: ['杨辉三角'],
    checks: [prints(program('', oddOnes), '4')],
  },
];
