import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { prints, program } from '../../src/questions/snippet.ts';

/** Answers the question about the stack by pushing and popping as the stem says. */
const deepest = `
int leaving[] = {2, 4, 3, 6, 5, 1}, next = 1, most = 0;
vector<int> held;
for (int one : leaving) {
    while (held.empty() || held.back() != one) {
        held.push_back(next++);
        most = max(most, (int)held.size());
    }
    held.pop_back();
}
cout << most;`;

const searchTree = `
struct Node { int value; Node *left, *right; };
Node* put(Node* at, int value) {
    if (!at) return new Node{value, 0, 0};
    if (value < at->value) at->left = put(at->left, value);
    else at->right = put(at->right, value);
    return at;
}
string show(Node* at) { return at ? show(at->left) + show(at->right) + to_string(at->value) + " " : ""; }`;

export const single1: ChoiceSource[] = [
  {
    key: 'csp-j-1-mock-2-s01',
    type: SINGLE,
    stem: '把八进制数 $537$ 写成二进制，其中数字 1 出现（　　）次。',
    options: [
      { id: 'A', text: '4' },
      { id: 'B', text: '15' },
      { id: 'C', text: '7' },
      { id: 'D', text: '9' },
    ],
    answer: ['C'],
    analysis:
      '八进制的一位对应三位二进制：5 是 `101`，3 是 `011`，7 是 `111`，共有 2+2+3=7 个 1。选 A 是把 537 当成十进制数转换的；选 B 是把三个数字加了起来；选 D 数的是二进制的位数。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-3/radix'],
    tags: ['进制转换'],
    checks: [prints(program('', 'cout << bitset<16>(0537).count();'), '7')],
  },
  {
    key: 'csp-j-1-mock-2-s02',
    type: SINGLE,
    stem: '一段 1 分钟的双声道录音，每个声道每秒采样 44100 次，每个采样用 16 位，不压缩时大约占（　　）。',
    options: [
      { id: 'A', text: '10 MB' },
      { id: 'B', text: '5 MB' },
      { id: 'C', text: '20 MB' },
      { id: 'D', text: '80 MB' },
    ],
    answer: ['A'],
    analysis:
      '16 位是 2 字节，两个声道，一分钟是 $44100\\times2\\times2\\times60=10584000$ 字节，约 10 MB。选 B 只算了一个声道；选 C 把 16 位当成了 4 字节；选 D 忘了把位换成字节。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/computer'],
    tags: ['计算机基础', '信息编码'],
    checks: [prints(program('', 'cout << 44100 * 2 * 2 * 60 / 1024 / 1024 << " MB";'), '10 MB')],
  },
  {
    key: 'csp-j-1-mock-2-s03',
    type: SINGLE,
    stem: '1 到 6 依次进栈，出栈的顺序是 2、4、3、6、5、1。这个栈至少要能放下（　　）个数。',
    options: [
      { id: 'A', text: '2' },
      { id: 'B', text: '6' },
      { id: 'C', text: '4' },
      { id: 'D', text: '3' },
    ],
    answer: ['D'],
    analysis:
      '一步一步模拟：2 出栈前栈里是 1、2；4 出栈前是 1、3、4；6 出栈前是 1、5、6。最多时有 3 个数。选 A 没有算一直留在栈底的 1；选 B 以为要等六个数全部进栈；选 C 把已经出栈的 2 也算在里面。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/stack'],
    tags: ['栈'],
    checks: [prints(program('', deepest), '3')],
  },
  {
    key: 'csp-j-1-mock-2-s04',
    type: SINGLE,
    stem: '后缀表达式 `6 2 3 + * 8 4 / -` 的值是（　　）。',
    options: [
      { id: 'A', text: '13' },
      { id: 'B', text: '28' },
      { id: 'C', text: '22' },
      { id: 'D', text: '-28' },
    ],
    answer: ['B'],
    analysis:
      '遇到运算符就取前面最近的两个数：`2 3 +` 得 5，`6 5 *` 得 30，`8 4 /` 得 2，最后 `30 2 -` 得 28。选 A 先做了乘法，算成 $6\\times2+3-2$；选 C 漏了除法，算成 $30-8$；选 D 把最后的减法写反了。',
    difficulty: 'easy',
    knowledge: ['csp-j/expression'],
    tags: ['表达式求值'],
    checks: [prints(program('', 'cout << 6 * (2 + 3) - 8 / 4;'), '28')],
  },
  {
    key: 'csp-j-1-mock-2-s05',
    type: SINGLE,
    stem: '一棵树里，有 3 个孩子的结点有 4 个，有 2 个孩子的有 3 个，有 1 个孩子的有 2 个。它的叶子有（　　）个。',
    options: [
      { id: 'A', text: '11' },
      { id: 'B', text: '12' },
      { id: 'C', text: '20' },
      { id: 'D', text: '21' },
    ],
    answer: ['B'],
    analysis:
      '除了根，每个结点都是某个结点的孩子，所以结点总数是 $3\\times4+2\\times3+1\\times2+1=21$，减去有孩子的 9 个，叶子有 12 个。选 A 忘了加上根；选 D 是结点总数；选 C 是没有加根的总数。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/tree'],
    tags: ['树'],
    checks: [prints(program('', 'cout << 3 * 4 + 2 * 3 + 1 * 2 + 1 - (4 + 3 + 2);'), '12')],
  },
  {
    key: 'csp-j-1-mock-2-s06',
    type: SINGLE,
    stem: '把 5、2、8、1、4、7、3 依次插入一棵空的二叉排序树，这棵树的后序遍历是（　　）。',
    options: [
      { id: 'A', text: '`1 2 3 4 5 7 8`' },
      { id: 'B', text: '`5 2 1 4 3 8 7`' },
      { id: 'C', text: '`1 4 3 2 7 8 5`' },
      { id: 'D', text: '`1 3 4 2 7 8 5`' },
    ],
    answer: ['D'],
    analysis:
      '根是 5；2 在左边，它的孩子是 1 和 4，3 是 4 的左孩子；8 在右边，7 是它的左孩子。后序先孩子后自己，依次是 1、3、4、2、7、8、5。A 是中序遍历，B 是前序遍历，C 在孩子 3 之前先写了 4。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/special-tree', 'gesp-cpp-6/tree'],
    tags: ['二叉排序树', '遍历'],
    checks: [
      prints(
        program(
          searchTree,
          'Node* root = 0; for (int one : {5, 2, 8, 1, 4, 7, 3}) root = put(root, one); cout << show(root);',
        ),
        '1 3 4 2 7 8 5',
      ),
    ],
  },
  {
    key: 'csp-j-1-mock-2-s07',
    type: SINGLE,
    stem: '10 个顶点的无向图没有重边和自环，正好分成 3 个互不相连的部分。它最多有（　　）条边。',
    options: [
      { id: 'A', text: '28' },
      { id: 'B', text: '21' },
      { id: 'C', text: '45' },
      { id: 'D', text: '7' },
    ],
    answer: ['A'],
    analysis:
      '让两个部分各只有一个顶点，剩下 8 个顶点两两相连，有 $8\\times7\\div2=28$ 条边，其他分法都更少。选 B 是按 7 个顶点算的；选 C 是 10 个顶点全部相连；选 D 是分成 3 个部分时最少的边数。',
    difficulty: 'medium',
    knowledge: ['csp-j/graph'],
    tags: ['图'],
    checks: [
      prints(
        program(
          'int all(int n) { return n * (n - 1) / 2; }',
          'int most = 0; for (int a = 1; a < 9; a++) for (int b = 1; a + b < 10; b++) most = max(most, all(a) + all(b) + all(10 - a - b)); cout << most;',
        ),
        '28',
      ),
    ],
  },
  {
    key: 'csp-j-1-mock-2-s08',
    type: SINGLE,
    stem: '把 8 张一样的贴纸分给 3 个不同的小组，每组至少一张，共有（　　）种分法。',
    options: [
      { id: 'A', text: '56' },
      { id: 'B', text: '45' },
      { id: 'C', text: '21' },
      { id: 'D', text: '6' },
    ],
    answer: ['C'],
    analysis:
      '8 张贴纸排成一行，中间有 7 个空，选 2 个空隔开，是 $C_7^2=21$ 种。选 A 是 $C_8^3$，把贴纸当成不同的来选；选 B 是允许有的组一张也没有的 $C_{10}^2$；选 D 数的是 $1+2+3$，只数到一组分走 3 张为止。',
    difficulty: 'medium',
    knowledge: ['csp-j/perm-comb'],
    tags: ['排列组合'],
    checks: [
      prints(
        program('', 'int ways = 0; for (int a = 1; a < 8; a++) for (int b = 1; a + b < 8; b++) ways++; cout << ways;'),
        '21',
      ),
    ],
  },
];
