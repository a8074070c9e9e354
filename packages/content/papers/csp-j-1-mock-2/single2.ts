import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { prints, program, withCode } from '../../src/questions/snippet.ts';

/** Tries every result of merging: which of the two rows gives the next element. */
const mergings = `
int most = 0;
for (int from = 0; from < 1 << 12; from++) {
    if (__builtin_popcount(from) != 6) continue;
    int left = 6, right = 6, compared = 0;
    for (int at = 0; at < 12 && left && right; at++, compared++) (from >> at & 1 ? left : right)--;
    most = max(most, compared);
}
cout << most;`;

const doubled = `
for (int i = 1; i < n; i *= 2)
    for (int j = 0; j < i; j++)
        s++;`;

const bubble = `
int a[] = {6, 1, 5, 2, 4, 3};
for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i + 1 < 6; i++)
        if (a[i] > a[i + 1])
            swap(a[i], a[i + 1]);
for (int one : a) cout << one << " ";`;

const otherBase = `
int g(int n) {
    if (n < 2)
        return n;
    return g(n / 2) * 3 + n % 2;
}`;

const bits = `
int x = 52;
cout << (x & -x) + (x ^ (x >> 1));`;

const inSet = `
set<int> s;
for (int x : {5, 3, 5, 8, 3, 1})
    s.insert(x);
cout << s.size() << " " << *s.rbegin();`;

/** Counts the routes on the street map cell by cell. */
const routes = `
long long ways[6][4] = {};
for (int x = 0; x <= 5; x++)
    for (int y = 0; y <= 3; y++) {
        if (x == 0 && y == 0) ways[x][y] = 1;
        else if (x == 2 && y == 1) ways[x][y] = 0;
        else ways[x][y] = (x ? ways[x - 1][y] : 0) + (y ? ways[x][y - 1] : 0);
    }
cout << ways[5][3];`;

export const single2: ChoiceSource[] = [
  {
    key: 'csp-j-1-mock-2-s09',
    type: SINGLE,
    stem: '把两个长度都是 6 的有序数组归并成一个有序数组，最多要做（　　）次元素之间的比较。',
    options: [
      { id: 'A', text: '6' },
      { id: 'B', text: '11' },
      { id: 'C', text: '12' },
      { id: 'D', text: '36' },
    ],
    answer: ['B'],
    analysis:
      '每比较一次就有一个元素放进结果，最后剩下的那个元素不用再比较，所以最多 $6+6-1=11$ 次。选 A 是最少的次数，即一个数组先全部取完；选 C 多算了最后一个；选 D 是两两都比较一遍。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-5/divide'],
    tags: ['归并排序'],
    checks: [prints(program('', mergings), '11')],
  },
  {
    key: 'csp-j-1-mock-2-s10',
    type: SINGLE,
    stem: withCode('下面的程序段执行完，`s` 增加的次数随 $n$ 增长的级别是（　　）。', doubled),
    options: [
      { id: 'A', text: '$O(\\log n)$' },
      { id: 'B', text: '$O(n\\log n)$' },
      { id: 'C', text: '$O(n^2)$' },
      { id: 'D', text: '$O(n)$' },
    ],
    answer: ['D'],
    analysis:
      '`i` 依次是 1、2、4……，内层执行 `i` 次，总次数 $1+2+4+\\cdots$ 不到 $2n$，是 $O(n)$。选 A 只看了外层循环；选 B 把每次内层都当成 $n$ 次；选 C 没有看到 `i` 是翻倍增长的。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-5/complexity-log'],
    tags: ['复杂度'],
  },
  {
    key: 'csp-j-1-mock-2-s11',
    type: SINGLE,
    stem: '对 `6 1 5 2 4 3` 做冒泡排序，从左到右把较大的数往右换，两趟以后是（　　）。',
    options: [
      { id: 'A', text: '`1 5 2 4 3 6`' },
      { id: 'B', text: '`1 2 3 4 5 6`' },
      { id: 'C', text: '`1 2 4 3 5 6`' },
      { id: 'D', text: '`1 2 5 6 4 3`' },
    ],
    answer: ['C'],
    analysis:
      '第一趟 6 一路换到最右边，得 `1 5 2 4 3 6`；第二趟 5 换到 6 的前面，得 `1 2 4 3 5 6`。A 只做了一趟，B 做了三趟，D 是选择排序做两趟的结果。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/sort-simple'],
    tags: ['冒泡排序'],
    checks: [prints(program('', bubble), '1 2 4 3 5 6')],
  },
  {
    key: 'csp-j-1-mock-2-s12',
    type: SINGLE,
    stem: withCode('有下面的函数，调用 `g(13)` 得到（　　）。', otherBase),
    options: [
      { id: 'A', text: '37' },
      { id: 'B', text: '39' },
      { id: 'C', text: '13' },
      { id: 'D', text: '12' },
    ],
    answer: ['A'],
    analysis:
      '`g` 把 `n` 的二进制数字当成三进制来读。13 的二进制是 `1101`，当成三进制是 $27+9+0+1=37$。选 B 只是把 13 乘 3；选 C 把乘 3 看成了乘 2；选 D 漏了最后一次，得到 `g(6)` 的值。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-5/recursion', 'gesp-cpp-3/radix'],
    tags: ['递归'],
    checks: [prints(program(otherBase, 'cout << g(13);'), '37')],
  },
  {
    key: 'csp-j-1-mock-2-s13',
    type: SINGLE,
    stem: withCode('运行下面的两行，屏幕上出现（　　）。', bits),
    options: [
      { id: 'A', text: '46' },
      { id: 'B', text: '20' },
      { id: 'C', text: '66' },
      { id: 'D', text: '50' },
    ],
    answer: ['D'],
    analysis:
      '52 是 `110100`，`x & -x` 留下最低位的 1，是 4；`x >> 1` 是 `011010`，与 52 异或得 `101110`，是 46；和是 50。选 A 漏加了 4；选 B 把异或当成按位与；选 C 把异或当成按位或。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-3/bitwise'],
    tags: ['位运算'],
    checks: [prints(program('', bits), '50')],
  },
  {
    key: 'csp-j-1-mock-2-s14',
    type: SINGLE,
    stem: withCode('运行下面的程序段，得到的一行是（　　）。', inSet),
    options: [
      { id: 'A', text: '`4 8`' },
      { id: 'B', text: '`6 8`' },
      { id: 'C', text: '`4 1`' },
      { id: 'D', text: '`6 1`' },
    ],
    answer: ['A'],
    analysis:
      '`set` 里相同的数只留一个，剩下 1、3、5、8 共 4 个，从小到大排列，`rbegin()` 指向最后一个，即最大的 8。选 B、D 没有去掉重复的数；选 C、D 以为元素按插入的先后排列。',
    difficulty: 'easy',
    knowledge: ['csp-j/stl'],
    tags: ['STL', '集合'],
    checks: [prints(program('', inSet), '4 8')],
  },
  {
    key: 'csp-j-1-mock-2-s15',
    type: SINGLE,
    stem: '方格路口 $(0,0)$ 到 $(5,3)$，每步向右或向上走一格，路口 $(2,1)$ 在施工不能经过，有（　　）条路线。',
    options: [
      { id: 'A', text: '56' },
      { id: 'B', text: '26' },
      { id: 'C', text: '30' },
      { id: 'D', text: '46' },
    ],
    answer: ['B'],
    analysis:
      '不管施工有 $C_8^3=56$ 条；经过 $(2,1)$ 的有 $C_3^1\\times C_5^2=3\\times10=30$ 条，相减得 26。选 A 没有去掉经过施工路口的；选 C 是经过施工路口的条数；选 D 只减了后半段的 10 条。',
    difficulty: 'hard',
    knowledge: ['csp-j/perm-comb', 'csp-j/pascal'],
    tags: ['排列组合', '递推'],
    checks: [prints(program('', routes), '26')],
  },
];
