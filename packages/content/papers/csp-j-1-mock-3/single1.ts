import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { prints, program } from '../../src/questions/snippet.ts';

/** Prints the largest of four numbers as the stem writes it. */
const largest = `
vector<pair<int, string>> all = {{0b1011000, "$(1011000)_2$"}, {0133, "$(133)_8$"}, {89, "$(89)_{10}$"}, {0x5A, "$(5A)_{16}$"}};
cout << max_element(all.begin(), all.end())->second;`;

const circle = `
queue<int> line;
for (int i = 1; i <= 7; i++) line.push(i);
while (line.size() > 1) {
    for (int i = 0; i < 2; i++) {
        line.push(line.front());
        line.pop();
    }
    line.pop();
}
cout << line.front();`;

const huffman = `
priority_queue<int, vector<int>, greater<int>> rest;
for (int one : {1, 1, 3, 6, 9}) rest.push(one);
int bits = 0;
while (rest.size() > 1) {
    int a = rest.top();
    rest.pop();
    int b = rest.top();
    rest.pop();
    bits += a + b;
    rest.push(a + b);
}
cout << bits;`;

const breadth = `
vector<int> next[7];
for (auto e : vector<pair<int, int>>{{1, 3}, {1, 5}, {3, 4}, {5, 2}, {2, 4}, {2, 6}}) {
    next[e.first].push_back(e.second);
    next[e.second].push_back(e.first);
}
bool seen[7] = {};
queue<int> line;
line.push(1);
seen[1] = true;
while (!line.empty()) {
    int at = line.front();
    line.pop();
    cout << at << " ";
    sort(next[at].begin(), next[at].end());
    for (int to : next[at])
        if (!seen[to]) {
            seen[to] = true;
            line.push(to);
        }
}`;

const evenNumbers = `
int count = 0;
for (int n = 100; n < 1000; n += 2) {
    set<int> digits = {n / 100, n / 10 % 10, n % 10};
    if (digits.size() == 3 && *digits.rbegin() <= 4) count++;
}
cout << count;`;

export const single1: ChoiceSource[] = [
  {
    key: 'csp-j-1-mock-3-s01',
    type: SINGLE,
    stem: '下面四个数各用不同的进制书写，其中最大的是（　　）。',
    options: [
      { id: 'A', text: '$(1011000)_2$' },
      { id: 'B', text: '$(133)_8$' },
      { id: 'C', text: '$(89)_{10}$' },
      { id: 'D', text: '$(5A)_{16}$' },
    ],
    answer: ['B'],
    analysis:
      '都换成十进制：A 是 $64+16+8=88$，B 是 $64+3\\times8+3=91$，C 是 89，D 是 $5\\times16+10=90$，最大的是 B。选 A 是只比写出来的长短；选 C 是把各位数字加起来比；选 D 是以为进制越大，数就越大。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-3/radix'],
    tags: ['进制转换'],
    checks: [prints(program('', largest), '$(133)_8$')],
  },
  {
    key: 'csp-j-1-mock-3-s02',
    type: SINGLE,
    stem: '仓库有 100 种零件，用位数相同的二进制串给它们编号，每串至少要（　　）位。',
    options: [
      { id: 'A', text: '6' },
      { id: 'B', text: '8' },
      { id: 'C', text: '50' },
      { id: 'D', text: '7' },
    ],
    answer: ['D'],
    analysis:
      '6 位只有 $2^6=64$ 种，不够；7 位有 $2^7=128$ 种，够了。选 A 少了一位；选 B 是凑成了整个字节；选 C 是以为每多一位只多两个编号。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/computer', 'gesp-cpp-3/radix'],
    tags: ['信息编码'],
    checks: [prints(program('', 'int bits = 0; while ((1 << bits) < 100) bits++; cout << bits;'), '7')],
  },
  {
    key: 'csp-j-1-mock-3-s03',
    type: SINGLE,
    stem: '1 到 7 依次排成一队。每次让队头两人走到队尾，第三人出列，重复到只剩一人。剩下的是（　　）。',
    options: [
      { id: 'A', text: '4' },
      { id: 'B', text: '1' },
      { id: 'C', text: '3' },
      { id: 'D', text: '7' },
    ],
    answer: ['A'],
    analysis:
      '出列的顺序是 3、6、2、7、5、1，剩下 4。选 B 是最后一个出列的人；选 C 是第一个出列的人；选 D 以为队尾的人一直轮不到。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/queue'],
    tags: ['队列', '模拟'],
    checks: [prints(program('', circle), '4')],
  },
  {
    key: 'csp-j-1-mock-3-s04',
    type: SINGLE,
    stem: '算式 `(a + b) * (c - d)` 写成前缀表达式是（　　）。',
    options: [
      { id: 'A', text: '`a b + c d - *`' },
      { id: 'B', text: '`+ a * b - c d`' },
      { id: 'C', text: '`* + a b - c d`' },
      { id: 'D', text: '`* a + b - c d`' },
    ],
    answer: ['C'],
    analysis:
      '最后算的是乘号，写在最前面；它的两个数分别是 `+ a b` 和 `- c d`，合起来是 `* + a b - c d`。A 是后缀表达式，B 是 `a + b * (c - d)`，D 是 `a * (b + (c - d))`。',
    difficulty: 'medium',
    knowledge: ['csp-j/expression'],
    tags: ['表达式求值'],
  },
  {
    key: 'csp-j-1-mock-3-s05',
    type: SINGLE,
    stem: '完全二叉树的根编号为 1，按层从左到右给结点编号。根在第 1 层，编号 37 的结点在第（　　）层。',
    options: [
      { id: 'A', text: '6' },
      { id: 'B', text: '5' },
      { id: 'C', text: '7' },
      { id: 'D', text: '18' },
    ],
    answer: ['A'],
    analysis:
      '第 $k$ 层的编号从 $2^{k-1}$ 到 $2^k-1$，37 在 32 和 63 之间，是第 6 层。选 B 是把根当成第 0 层；选 C 多数了一层；选 D 是 37 的父结点的编号。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-6/special-tree'],
    tags: ['二叉树'],
    checks: [prints(program('', 'int level = 0; for (int at = 37; at > 0; at /= 2) level++; cout << level;'), '6')],
  },
  {
    key: 'csp-j-1-mock-3-s06',
    type: SINGLE,
    stem: '一段文字里五个字母分别出现 1、1、3、6、9 次，用哈夫曼编码，整段文字共（　　）位。',
    options: [
      { id: 'A', text: '60' },
      { id: 'B', text: '20' },
      { id: 'C', text: '41' },
      { id: 'D', text: '38' },
    ],
    answer: ['D'],
    analysis:
      '依次合并 1+1=2、2+3=5、5+6=11、9+11=20，总位数是 2+5+11+20=38。选 A 是每个字母都用 3 位；选 B 是字母的总数；选 C 是把出现 9 次和 6 次的两个编码的长短弄反了。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/coding'],
    tags: ['哈夫曼编码'],
    checks: [prints(program('', huffman), '38')],
  },
  {
    key: 'csp-j-1-mock-3-s07',
    type: SINGLE,
    stem: '无向图的边有 1-3、1-5、3-4、5-2、2-4、2-6。从 1 开始广度优先遍历，能选时先走编号小的，顺序是（　　）。',
    options: [
      { id: 'A', text: '`1 3 4 2 5 6`' },
      { id: 'B', text: '`1 2 3 4 5 6`' },
      { id: 'C', text: '`1 3 5 4 2 6`' },
      { id: 'D', text: '`1 3 5 2 4 6`' },
    ],
    answer: ['C'],
    analysis:
      '与 1 相邻的是 3、5；再看 3 的邻点得 4，看 5 的邻点得 2；最后由 2 得 6。A 是深度优先遍历，B 只是按编号排列，D 把同一层的 4 和 2 按大小排了，没有按发现的先后。',
    difficulty: 'medium',
    knowledge: ['csp-j/graph-walk', 'gesp-cpp-6/bfs'],
    tags: ['图', '广度优先搜索'],
    checks: [prints(program('', breadth), '1 3 5 4 2 6')],
  },
  {
    key: 'csp-j-1-mock-3-s08',
    type: SINGLE,
    stem: '用 0、1、2、3、4 这五个数字，能组成（　　）个没有重复数字的三位偶数。',
    options: [
      { id: 'A', text: '18' },
      { id: 'B', text: '30' },
      { id: 'C', text: '36' },
      { id: 'D', text: '48' },
    ],
    answer: ['B'],
    analysis:
      '个位是 0 时有 $4\\times3=12$ 个；个位是 2 或 4 时，百位不能是 0，有 $2\\times3\\times3=18$ 个，一共 30 个。选 A 漏了个位是 0 的；选 C 没有去掉百位是 0 的；选 D 是所有没有重复数字的三位数。',
    difficulty: 'medium',
    knowledge: ['csp-j/perm-comb'],
    tags: ['排列组合'],
    checks: [prints(program('', evenNumbers), '30')],
  },
];
