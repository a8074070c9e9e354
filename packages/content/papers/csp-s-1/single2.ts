import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { prints, program } from '../../src/questions/snippet.ts';

const windows = `
int a[] = {4, 2, 6, 1, 5, 3}, sum = 0;
for (int i = 0; i + 3 <= 6; i++) sum += *max_element(a + i, a + i + 3);
cout << sum;`;

const prefixes = `
set<string> all;
for (string word : {"car", "cart", "cat", "do", "dog", "door"})
    for (size_t length = 1; length <= word.size(); length++) all.insert(word.substr(0, length));
cout << all.size();`;

export const single2: ChoiceSource[] = [
  {
    key: 'csp-s-1-s09',
    type: SINGLE,
    stem: '用状态压缩求经过 $n$ 个城市各一次的最短路线，状态是「去过的集合和所在的城市」。时间复杂度是（　　）。',
    options: [
      { id: 'A', text: '$O(n!)$' },
      { id: 'B', text: '$O(2^n n)$' },
      { id: 'C', text: '$O(2^n n^2)$' },
      { id: 'D', text: '$O(n^3)$' },
    ],
    answer: ['C'],
    analysis:
      '集合有 $2^n$ 个，所在的城市有 $n$ 个，每个状态再枚举下一个城市，是 $O(2^n n^2)$。选 A 是枚举所有的排列；选 B 只数了状态，没有算转移；选 D 把它当成了 Floyd 求任意两点的最短路。',
    difficulty: 'medium',
    knowledge: ['csp-s/dp-bit', 'gesp-cpp-8/analysis'],
    tags: ['状态压缩', '复杂度'],
  },
  {
    key: 'csp-s-1-s10',
    type: SINGLE,
    stem: '在模 19 的意义下，7 的乘法逆元是（　　）。',
    options: [
      { id: 'A', text: '12' },
      { id: 'B', text: '8' },
      { id: 'C', text: '7' },
      { id: 'D', text: '11' },
    ],
    answer: ['D'],
    analysis:
      '$7\\times11=77=4\\times19+1$，除以 19 余 1。选 A 是相反数，$7+12=19$；选 B 的积 56 除以 19 余 18，不是 1；选 C 以为一个数的逆元就是自己，49 除以 19 余 11。',
    difficulty: 'medium',
    knowledge: ['csp-s/inverse'],
    tags: ['乘法逆元', '同余'],
    checks: [prints(program('', 'for (int x = 1; x < 19; x++) if (7 * x % 19 == 1) cout << x;'), '11')],
  },
  {
    key: 'csp-s-1-s11',
    type: SINGLE,
    stem: '1 到 120 的整数里，能被 4 或者 6 整除的有（　　）个。',
    options: [
      { id: 'A', text: '50' },
      { id: 'B', text: '40' },
      { id: 'C', text: '45' },
      { id: 'D', text: '10' },
    ],
    answer: ['B'],
    analysis:
      '4 的倍数有 30 个，6 的倍数有 20 个，两者都是的是 12 的倍数，有 10 个，$30+20-10=40$。选 A 没有减去重复的；选 C 减的是 24 的倍数，应当用最小公倍数；选 D 只数了都能整除的。',
    difficulty: 'easy',
    knowledge: ['csp-s/incl-excl'],
    tags: ['容斥原理'],
    checks: [
      prints(
        program('', 'int c = 0; for (int i = 1; i <= 120; i++) if (i % 4 == 0 || i % 6 == 0) c++; cout << c;'),
        '40',
      ),
    ],
  },
  {
    key: 'csp-s-1-s12',
    type: SINGLE,
    stem: '字符串哈希里，`a` 到 `z` 当作 1 到 26，从左到右做 `h = (h * 31 + c) % 101`，`cab` 的哈希值是（　　）。',
    options: [
      { id: 'A', text: '88' },
      { id: 'B', text: '37' },
      { id: 'C', text: '6' },
      { id: 'D', text: '4' },
    ],
    answer: ['A'],
    analysis:
      '`h` 依次是 3、$3\\times31+1=94$、$94\\times31+2=2916$，除以 101 余 88。选 B 从右往左算；选 C 只把三个数相加，没有乘 31；选 D 把 `a` 当作 0，从 0 编号。',
    difficulty: 'medium',
    knowledge: ['csp-s/str-hash'],
    tags: ['字符串哈希'],
    checks: [
      prints(
        program('', 'int h = 0; for (char c : string("cab")) h = (h * 31 + c - \'a\' + 1) % 101; cout << h;'),
        '88',
      ),
    ],
  },
  {
    key: 'csp-s-1-s13',
    type: SINGLE,
    stem: '把 `car`、`cart`、`cat`、`do`、`dog`、`door` 插入空的字典树，除根以外共有（　　）个结点。',
    options: [
      { id: 'A', text: '19' },
      { id: 'B', text: '6' },
      { id: 'C', text: '11' },
      { id: 'D', text: '10' },
    ],
    answer: ['D'],
    analysis:
      '每个不同的前缀是一个结点：`c`、`ca`、`car`、`cart`、`cat` 和 `d`、`do`、`dog`、`doo`、`door`，共 10 个。选 A 把所有的字母都数了，没有共用前缀；选 B 数的是单词；选 C 把根也数了。',
    difficulty: 'easy',
    knowledge: ['csp-s/trie'],
    tags: ['字典树'],
    checks: [prints(program('', prefixes), '10')],
  },
  {
    key: 'csp-s-1-s14',
    type: SINGLE,
    stem: '用单调队列求 `4 2 6 1 5 3` 里每连续 3 个数的最大值，这些最大值的和是（　　）。',
    options: [
      { id: 'A', text: '5' },
      { id: 'B', text: '18' },
      { id: 'C', text: '23' },
      { id: 'D', text: '31' },
    ],
    answer: ['C'],
    analysis:
      '四个窗口的最大值依次是 6、6、6、5，和是 23。选 A 求了最小值；选 B 漏了最后一个窗口；选 D 把开头不满 3 个数的两段也当成了窗口，多加了 4 和 4。',
    difficulty: 'easy',
    knowledge: ['csp-s/mono'],
    tags: ['单调队列'],
    checks: [prints(program('', windows), '23')],
  },
  {
    key: 'csp-s-1-s15',
    type: SINGLE,
    stem: 'ST 表里存着长度是 2 的幂的区间最大值。求下标 3 到 13 的最大值，取的两个区间是（　　）。',
    options: [
      { id: 'A', text: '`[3,10]` 和 `[6,13]`' },
      { id: 'B', text: '`[3,10]` 和 `[11,13]`' },
      { id: 'C', text: '`[3,7]` 和 `[8,13]`' },
      { id: 'D', text: '`[3,6]` 和 `[10,13]`' },
    ],
    answer: ['A'],
    analysis:
      '区间里有 11 个数，不超过 11 的最大的 2 的幂是 8，从左端往右取 8 个、从右端往左取 8 个，两段可以重叠。选 B 的后一段长 3，表里没有；选 C 从中间切开，长度也不是 2 的幂；选 D 的两段都只长 4，漏了中间的数。',
    difficulty: 'medium',
    knowledge: ['csp-s/st-table', 'gesp-cpp-8/doubling'],
    tags: ['ST 表'],
  },
];
