import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';

export const single1: ChoiceSource[] = [
  {
    key: 'csp-j-1-s01',
    type: SINGLE,
    stem: '十六进制数 $1A6$ 转换成十进制是（　　）。',
    options: [
      { id: 'A', text: '406' },
      { id: 'B', text: '422' },
      { id: 'C', text: '438' },
      { id: 'D', text: '206' },
    ],
    answer: ['B'],
    analysis:
      '按位权展开：$1\\times16^2+10\\times16+6=256+160+6=422$。选 A 是把 A 当成了 9；选 C 是把 A 当成了 11；选 D 是把位权当成了 10 的幂，算成 $1\\times100+10\\times10+6=206$。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-3/radix'],
    tags: ['进制转换'],
  },
  {
    key: 'csp-j-1-s02',
    type: SINGLE,
    stem: '一幅 $1024\\times768$ 像素的图片，每个像素用 24 位表示颜色，不压缩时大约占（　　）存储空间。',
    options: [
      { id: 'A', text: '0.75 MB' },
      { id: 'B', text: '6 MB' },
      { id: 'C', text: '2.25 MB' },
      { id: 'D', text: '18 MB' },
    ],
    answer: ['C'],
    analysis:
      '24 位是 3 字节，共 $1024\\times768\\times3$ 字节；除以 $1024\\times1024$ 得 $0.75\\times3=2.25$ MB。选 A 漏乘了 3；选 D 忘了把位换成字节；选 B 是把 24 位当成了 8 字节，算成 $0.75\\times8=6$。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-1/computer'],
    tags: ['计算机基础', '信息编码'],
  },
  {
    key: 'csp-j-1-s03',
    type: SINGLE,
    stem: '元素 1、2、3、4、5 依次进栈，进栈过程中随时可以出栈。下面的出栈顺序中，**不可能**得到的是（　　）。',
    options: [
      { id: 'A', text: '3 1 2 5 4' },
      { id: 'B', text: '2 3 1 5 4' },
      { id: 'C', text: '4 3 5 2 1' },
      { id: 'D', text: '1 2 3 4 5' },
    ],
    answer: ['A'],
    analysis:
      '3 先出栈时，1 和 2 都在栈里，2 在 1 的上面，所以 2 一定比 1 先出来，选项 A 不可能。B、C 可以一步一步模拟出来；D 是每进一个就立刻出一个。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/stack'],
    tags: ['栈'],
  },
  {
    key: 'csp-j-1-s04',
    type: SINGLE,
    stem: '表达式 `a * (b + c) - d` 的后缀表达式是（　　）。',
    options: [
      { id: 'A', text: '`a b c * + d -`' },
      { id: 'B', text: '`a b + c * d -`' },
      { id: 'C', text: '`- * a + b c d`' },
      { id: 'D', text: '`a b c + * d -`' },
    ],
    answer: ['D'],
    analysis:
      '先算括号里的 `b c +`，再与 `a` 相乘得到 `a b c + *`，最后减去 `d`。A 先做了乘法，B 算的是 `(a + b) * c - d`，C 是前缀表达式。',
    difficulty: 'easy',
    knowledge: ['csp-j/expression'],
    tags: ['表达式求值'],
  },
  {
    key: 'csp-j-1-s05',
    type: SINGLE,
    stem: '一棵有 1000 个结点的完全二叉树，叶子结点有（　　）个。',
    options: [
      { id: 'A', text: '499' },
      { id: 'B', text: '500' },
      { id: 'C', text: '501' },
      { id: 'D', text: '512' },
    ],
    answer: ['B'],
    analysis:
      '完全二叉树按层编号时，编号大于 $\\lfloor n/2\\rfloor$ 的结点都没有孩子，所以叶子有 $1000-500=500$ 个。选 A、C 是差一个的错误；选 D 是把某一层填满时的结点数当成了叶子数。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/special-tree'],
    tags: ['二叉树'],
  },
  {
    key: 'csp-j-1-s06',
    type: SINGLE,
    stem: '一棵二叉树的前序遍历是 `ABDECF`，中序遍历是 `DBEAFC`，它的后序遍历是（　　）。',
    options: [
      { id: 'A', text: '`DEBFCA`' },
      { id: 'B', text: '`DEBCFA`' },
      { id: 'C', text: '`EDBFCA`' },
      { id: 'D', text: '`DBEFCA`' },
    ],
    answer: ['A'],
    analysis:
      '根是 A，左子树的中序是 `DBE`，根为 B；右子树的中序是 `FC`，根为 C，F 是它的左孩子。后序依次是 D、E、B、F、C、A。B 把 F 当成了 C 的父亲，C 交换了 D 和 E，D 把左子树按中序写了。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/tree'],
    tags: ['二叉树', '遍历'],
  },
  {
    key: 'csp-j-1-s07',
    type: SINGLE,
    stem: '一个无向图有 6 个顶点，每个顶点的度都是 3，它有（　　）条边。',
    options: [
      { id: 'A', text: '6' },
      { id: 'B', text: '18' },
      { id: 'C', text: '9' },
      { id: 'D', text: '15' },
    ],
    answer: ['C'],
    analysis:
      '每条边给两个顶点各增加一个度，所以边数是度数之和的一半：$6\\times3\\div2=9$。选 B 忘了除以 2；选 D 是 6 个顶点的完全图的边数；选 A 只数了顶点。',
    difficulty: 'easy',
    knowledge: ['csp-j/graph'],
    tags: ['图'],
  },
  {
    key: 'csp-j-1-s08',
    type: SINGLE,
    stem: '从 5 名男生和 4 名女生里选 3 人参加接力，其中至少有 1 名女生，共有（　　）种选法。',
    options: [
      { id: 'A', text: '40' },
      { id: 'B', text: '84' },
      { id: 'C', text: '112' },
      { id: 'D', text: '74' },
    ],
    answer: ['D'],
    analysis:
      '全部选法 $C_9^3=84$，减去全是男生的 $C_5^3=10$，得 74。选 A 只算了恰好一名女生；选 B 没有减去全是男生的情况；选 C 是先定一名女生再从其余 8 人里任选，重复计算了。',
    difficulty: 'medium',
    knowledge: ['csp-j/perm-comb'],
    tags: ['排列组合'],
  },
];
