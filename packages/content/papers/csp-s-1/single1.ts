import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { prints, program } from '../../src/questions/snippet.ts';

const sets = `
int parent[9], count = 8;
for (int i = 1; i <= 8; i++) parent[i] = i;
for (auto one : vector<pair<int, int>>{{1, 2}, {3, 4}, {2, 4}, {5, 6}, {1, 3}, {7, 5}}) {
    int a = one.first, b = one.second;
    while (parent[a] != a) a = parent[a];
    while (parent[b] != b) b = parent[b];
    if (a != b) parent[a] = b, count--;
}
cout << count;`;

const heap = `
vector<int> all = {9, 7, 8, 3, 5, 6, 10};
push_heap(all.begin(), all.end());
for (int one : all) cout << one << " ";`;

const border = `
string s = "abaababa";
int best = 0;
for (int length = 1; length < 8; length++)
    if (s.substr(0, length) == s.substr(8 - length)) best = length;
cout << best;`;

const distance = `
int parent[10] = {0, 0, 1, 1, 2, 2, 3, 5, 5, 8};
set<int> above;
map<int, int> far;
int steps = 0;
for (int at = 9; at > 0; at = parent[at]) far[at] = steps++;
int up = 0, at = 4;
while (!far.count(at)) at = parent[at], up++;
cout << up + far[at];`;

const orders = `
vector<int> row = {1, 2, 3, 4, 5};
int count = 0;
do {
    int place[6];
    for (int i = 0; i < 5; i++) place[row[i]] = i;
    if (place[1] < place[3] && place[2] < place[3] && place[3] < place[4] && place[2] < place[5]) count++;
} while (next_permutation(row.begin(), row.end()));
cout << count;`;

const components = `
bool reach[8][8] = {};
for (int i = 1; i <= 7; i++) reach[i][i] = true;
for (auto e : vector<pair<int, int>>{{1, 2}, {2, 3}, {3, 1}, {3, 4}, {4, 5}, {5, 6}, {6, 4}, {6, 7}})
    reach[e.first][e.second] = true;
for (int k = 1; k <= 7; k++)
    for (int i = 1; i <= 7; i++)
        for (int j = 1; j <= 7; j++)
            if (reach[i][k] && reach[k][j]) reach[i][j] = true;
int count = 0;
for (int i = 1; i <= 7; i++) {
    bool isFirst = true;
    for (int j = 1; j < i; j++)
        if (reach[i][j] && reach[j][i]) isFirst = false;
    if (isFirst) count++;
}
cout << count;`;

export const single1: ChoiceSource[] = [
  {
    key: 'csp-s-1-s01',
    type: SINGLE,
    stem: '并查集里有 1 到 8，开始各自成一组。依次合并 1-2、3-4、2-4、5-6、1-3、7-5，最后有（　　）组。',
    options: [
      { id: 'A', text: '2' },
      { id: 'B', text: '4' },
      { id: 'C', text: '3' },
      { id: 'D', text: '5' },
    ],
    answer: ['C'],
    analysis:
      '合并 1-3 时两数已经在同一组，组数不变，其余五次各少一组，$8-5=3$：$\\{1,2,3,4\\}$、$\\{5,6,7\\}$、$\\{8\\}$。选 A 以为六次合并都会少一组；选 B 以为 2-4 没有把前两组连起来；选 D 是成功合并的次数。',
    difficulty: 'easy',
    knowledge: ['csp-s/union-find'],
    tags: ['并查集'],
    checks: [prints(program('', sets), '3')],
  },
  {
    key: 'csp-s-1-s02',
    type: SINGLE,
    stem: '大根堆按层存成 `9 7 8 3 5 6`。插入 10 并调整以后，数组里是（　　）。',
    options: [
      { id: 'A', text: '`10 7 9 3 5 6 8`' },
      { id: 'B', text: '`9 7 10 3 5 6 8`' },
      { id: 'C', text: '`10 9 8 7 6 5 3`' },
      { id: 'D', text: '`10 9 7 8 3 5 6`' },
    ],
    answer: ['A'],
    analysis:
      '10 放在第 7 个位置，父结点是第 3 个的 8，交换；再和根 9 交换，得 `10 7 9 3 5 6 8`。选 B 只向上换了一次；选 C 以为堆里的数全部有序；选 D 是把 10 插在最前面，其他的依次后移。',
    difficulty: 'easy',
    knowledge: ['csp-s/heap'],
    tags: ['堆'],
    checks: [prints(program('', heap), '10 7 9 3 5 6 8')],
  },
  {
    key: 'csp-s-1-s03',
    type: SINGLE,
    stem: '字符串 `abaababa` 里，既是前缀又是后缀、但不是整个字符串的子串，最长是（　　）个字符。',
    options: [
      { id: 'A', text: '8' },
      { id: 'B', text: '1' },
      { id: 'C', text: '5' },
      { id: 'D', text: '3' },
    ],
    answer: ['D'],
    analysis:
      '长为 3 的前缀和后缀都是 `aba`；长为 4 到 7 的都不相同，所以最长是 3，也就是 KMP 里最后一个位置的失配值。选 A 把整个字符串算了进去；选 B 只比了首尾两个字母；选 C 以为 `abaab` 也是后缀，后缀其实是 `ababa`。',
    difficulty: 'medium',
    knowledge: ['csp-s/kmp'],
    tags: ['KMP'],
    checks: [prints(program('', border), '3')],
  },
  {
    key: 'csp-s-1-s04',
    type: SINGLE,
    stem: '有根树里，结点 2 到 9 的父结点依次是 1、1、2、2、3、5、5、8。结点 9 和 4 之间的路径有（　　）条边。',
    options: [
      { id: 'A', text: '6' },
      { id: 'B', text: '4' },
      { id: 'C', text: '5' },
      { id: 'D', text: '3' },
    ],
    answer: ['B'],
    analysis:
      '9 的深度是 4，4 的深度是 2，最近公共祖先 2 的深度是 1，边数是 $4+2-2\\times1=4$。选 A 没有减去公共祖先的深度；选 C 只减了一次，也就是数了结点；选 D 只走到公共祖先，没有再往下走。',
    difficulty: 'medium',
    knowledge: ['csp-s/lca'],
    tags: ['最近公共祖先'],
    checks: [prints(program('', distance), '4')],
  },
  {
    key: 'csp-s-1-s05',
    type: SINGLE,
    stem: '树状数组的下标从 1 开始。查询前 46 个数的和，要把树状数组里的（　　）个元素相加。',
    options: [
      { id: 'A', text: '6' },
      { id: 'B', text: '2' },
      { id: 'C', text: '4' },
      { id: 'D', text: '46' },
    ],
    answer: ['C'],
    analysis:
      '每次减去最低位的 1，直到 0：46 是 `101110`，有 4 个 1，依次取下标 46、44、40、32 的元素。选 A 数了二进制的位数；选 B 数了 0 的个数；选 D 把它当成了普通的数组。',
    difficulty: 'easy',
    knowledge: ['csp-s/segtree', 'gesp-cpp-3/bitwise'],
    tags: ['树状数组'],
    checks: [prints(program('', 'int c = 0; for (int i = 46; i > 0; i -= i & -i) c++; cout << c;'), '4')],
  },
  {
    key: 'csp-s-1-s06',
    type: SINGLE,
    stem: '有向图的点是 1 到 5，边有 1→3、2→3、3→4、2→5。不同的拓扑序有（　　）种。',
    options: [
      { id: 'A', text: '2' },
      { id: 'B', text: '7' },
      { id: 'C', text: '10' },
      { id: 'D', text: '8' },
    ],
    answer: ['B'],
    analysis:
      '不看 5，只有 1、2、3、4 和 2、1、3、4 两种。5 要放在 2 的后面：前一种有 3 个位置，后一种有 4 个位置，共 7 种。选 A 忘了 5 的位置可以变；选 C 让 5 放在任何位置；选 D 以为两种都有 4 个位置。',
    difficulty: 'medium',
    knowledge: ['csp-s/topo', 'gesp-cpp-8/counting'],
    tags: ['拓扑排序'],
    checks: [prints(program('', orders), '7')],
  },
  {
    key: 'csp-s-1-s07',
    type: SINGLE,
    stem: '有向图的边有 1→2、2→3、3→1、3→4、4→5、5→6、6→4、6→7，它的强连通分量有（　　）个。',
    options: [
      { id: 'A', text: '1' },
      { id: 'B', text: '2' },
      { id: 'C', text: '7' },
      { id: 'D', text: '3' },
    ],
    answer: ['D'],
    analysis:
      '1、2、3 能互相到达，4、5、6 能互相到达，7 单独一个，共 3 个。选 A 没有看边的方向；选 B 漏了只有一个点的分量；选 C 把每个点都当成一个分量。',
    difficulty: 'easy',
    knowledge: ['csp-s/scc'],
    tags: ['强连通分量'],
    checks: [prints(program('', components), '3')],
  },
  {
    key: 'csp-s-1-s08',
    type: SINGLE,
    stem: '下面四类无向图里，每一个都一定是二分图的是（　　）。',
    options: [
      { id: 'A', text: '树' },
      { id: 'B', text: '环' },
      { id: 'C', text: '完全图' },
      { id: 'D', text: '欧拉图' },
    ],
    answer: ['A'],
    analysis:
      '树里没有环，按深度的奇偶把点分成两部分，每条边都连接两部分。三角形是环、是完全图，也是每个点度数都是偶数的欧拉图，但是有奇环，不能分成两部分。选 B 只想到了偶数个点的环；选 C 以为边多就能分开；选 D 把度数是偶数当成了环的长度是偶数。',
    difficulty: 'medium',
    knowledge: ['csp-s/bipartite'],
    tags: ['二分图'],
  },
];
