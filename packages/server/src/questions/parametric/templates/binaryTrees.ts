import { ofPoint, type Template } from '../parametric.ts';

const tree = ofPoint('gesp-cpp-6/tree', '二叉树');
const special = ofPoint('gesp-cpp-6/special-tree', '二叉树');
const search = ofPoint('gesp-cpp-6/tree-search', '二叉树');

interface Joint {
  name: string;
  left: Tree;
  right: Tree;
}
type Tree = Joint | null;

/** The tree whose nodes are named in preorder; each split says how many of the rest go to the left. */
function treeOf(names: readonly string[], splits: readonly number[]): Tree {
  const [name, ...rest] = names;
  if (name === undefined) return null;
  const left = (splits[0] ?? 0) % (rest.length + 1);
  return {
    name,
    left: treeOf(rest.slice(0, left), splits.slice(1)),
    right: treeOf(rest.slice(left), splits.slice(1 + left)),
  };
}

const pre = (one: Tree): string => (one ? one.name + pre(one.left) + pre(one.right) : '');
const mid = (one: Tree): string => (one ? mid(one.left) + one.name + mid(one.right) : '');
const post = (one: Tree): string => (one ? post(one.left) + post(one.right) + one.name : '');

function byLevel(root: Tree): string {
  let text = '';
  const childrenOf = ({ left, right }: Joint): Joint[] => [left, right].flatMap((one) => (one ? [one] : []));
  for (let row = root ? [root] : []; row.length > 0; row = row.flatMap(childrenOf))
    text += row.map(({ name }) => name).join('');
  return text;
}

const backwards = (text: string): string => text.split('').toReversed().join('');

const ORDERS = [
  { name: '前序', order: pre, lines: ['cout << x;', 'walk(l[x]);', 'walk(r[x]);'], rule: '先根，再左子树，后右子树' },
  { name: '中序', order: mid, lines: ['walk(l[x]);', 'cout << x;', 'walk(r[x]);'], rule: '先左子树，再根，后右子树' },
  { name: '后序', order: post, lines: ['walk(l[x]);', 'walk(r[x]);', 'cout << x;'], rule: '先左子树，再右子树，后根' },
] as const;

/** The output of a walk through a tree stored in two arrays. */
const walkOrder = tree({
  name: 'tree-walk',
  title: '遍历的次序',
  difficulty: 'medium',
  hints: ['先画出这棵树，再看输出写在两次递归的什么位置。', '输出在最前面、中间还是最后，决定了根什么时候写。'],
  draw: (random) => ({
    names: random.some(6, 1, 6),
    splits: Array.from({ length: 6 }, () => random.int(0, 5)),
    at: random.int(0, 2),
  }),
  write: ({ names, splits, at }) => {
    const root = treeOf(names.map(String), splits);
    const [left, right] = [names.map(() => 0), names.map(() => 0)];
    const fill = (one: Tree) => {
      if (!one) return;
      left[Number(one.name) - 1] = Number(one.left?.name ?? 0);
      right[Number(one.name) - 1] = Number(one.right?.name ?? 0);
      fill(one.left);
      fill(one.right);
    };
    fill(root);
    const asked = ORDERS[at] ?? ORDERS[0];
    const functions = `int l[7] = {0, ${left.join(', ')}}, r[7] = {0, ${right.join(', ')}};\n\nvoid walk(int x) {\n    if (x == 0) return;\n    ${asked.lines.join('\n    ')}\n}`;
    return {
      lead: `\`l[i]\`、\`r[i]\` 是 i 号结点的左、右孩子，0 表示没有。\`walk(${names[0]})\` 的输出是（　　）。`,
      code: functions,
      key: asked.order(root),
      why: `根是 ${names[0]}，这个函数${asked.rule}，是${asked.name}遍历，输出 ${asked.order(root)}，`,
      wrong: [
        ...ORDERS.filter((one) => one !== asked).map(
          (one) => [one.order(root), `当成了${one.name}遍历，要看输出写在哪两句之间`] as const,
        ),
        [byLevel(root), '当成了一层一层地走，递归会先走完一棵子树'],
        [backwards(asked.order(root)), '把左右孩子和先后都弄反了'],
      ],
      functions,
      proof: `walk(${names[0]});`,
    };
  },
  // Walks with a list of what is still to do, where a name without a tree is to be printed.
  check: ({ names, splits, at }, key) => {
    let text = '';
    for (const todo: (Tree | string)[] = [treeOf(names.map(String), splits)]; todo.length > 0;) {
      const one = todo.pop() ?? null;
      if (typeof one === 'string') text += one;
      else if (one) {
        const parts: (Tree | string)[] = [one.left, one.right];
        todo.push(...parts.toSpliced(at, 0, one.name).toReversed());
      }
    }
    return text === key;
  },
});

/** The third order of a tree of which two are known. */
const twoOrders = tree({
  name: 'from-two-orders',
  title: '由两种次序求第三种',
  difficulty: 'hard',
  hints: ['前序或后序告诉你谁是根，中序告诉你左右各有哪些。', '找到根以后，把两边当作小一些的同样的问题。'],
  draw: (random) => ({
    names: random.some(6, 0, 5).map((at) => 'ABCDEF'.charAt(at)),
    splits: Array.from({ length: 6 }, () => random.int(0, 5)),
  }),
  write: ({ names, splits }) => {
    const root = treeOf(names, splits);
    const middle = mid(root);
    const at = middle.indexOf(names[0] ?? '');
    const [left, right] = [middle.slice(0, at), middle.slice(at + 1)];
    return {
      lead: `一棵二叉树的前序遍历是 ${names.join('')}，中序遍历是 ${middle}，它的后序遍历是（　　）。`,
      key: post(root),
      why: `前序的第一个 ${names[0]} 是根，在中序里它左边的 ${left || '（没有）'} 是左子树，右边的 ${right || '（没有）'} 是右子树，两边再照样分下去，后序是左、右、根，得 ${post(root)}，`,
      wrong: [
        [backwards(names.join('')), '把前序倒过来当成后序，这样左右也反了'],
        [middle.replace(names[0] ?? '', '') + (names[0] ?? ''), '只把根放到最后，子树里还是中序的次序'],
        [byLevel(root), '写成了一层一层的次序'],
        [names.slice(1).join('') + (names[0] ?? ''), '只把根放到最后，子树里还是前序的次序'],
        [backwards(middle), '把中序倒过来了'],
      ],
      functions:
        'string post(string p, string m) {\n    if (p.empty()) return "";\n    int k = m.find(p[0]);\n    return post(p.substr(1, k), m.substr(0, k)) + post(p.substr(k + 1), m.substr(k + 1)) + p[0];\n}',
      proof: `cout << post("${names.join('')}", "${middle}");`,
    };
  },
  // The preorder follows from the postorder that is claimed, and the inorder.
  check: ({ names, splits }, key) => {
    const preOf = (last: string, middle: string): string => {
      if (last === '') return '';
      const root = last.slice(-1);
      const k = middle.indexOf(root);
      return root + preOf(last.slice(0, k), middle.slice(0, k)) + preOf(last.slice(k, -1), middle.slice(k + 1));
    };
    return preOf(key, mid(treeOf(names, splits))) === names.join('');
  },
});

/** The leaves of a complete binary tree. */
const completeLeaves = special({
  name: 'complete-leaves',
  title: '完全二叉树的叶子',
  difficulty: 'medium',
  hints: ['编号从一开始，左孩子的编号是自己的两倍。', '先找出最后一个有孩子的结点，其余的都是叶子。'],
  draw: (random) => ({ n: random.int(20, 250) }),
  write: ({ n }) => {
    const inner = Math.floor(n / 2);
    const levels = Math.floor(Math.log2(n)) + 1;
    const last = n - 2 ** (levels - 1) + 1;
    return {
      lead: `一棵完全二叉树有 ${n} 个结点，其中叶子有多少个？（　　）`,
      key: `${n - inner}`,
      why: `从 1 起一层一层编号，i 号有孩子，就是 2i 不超过 ${n}，所以 1 到 ${inner} 号有孩子，其余 ${n} - ${inner} = ${n - inner} 个是叶子，`,
      wrong: [
        [`${inner}`, '数成了有孩子的结点'],
        [`${last}`, '只数了最下面一层，上面一层右边的也是叶子'],
        [`${2 ** (levels - 1)}`, '当成了满二叉树，最下面一层没有满'],
        [`${n - inner + 1}`, '多数了一个'],
        [`${levels}`, '求成了层数'],
      ],
      proof: `int c = 0;\nfor (int i = 1; i <= ${n}; i++)\n    if (2 * i > ${n}) c++;\ncout << c;`,
    };
  },
  check: ({ n }, key) => Number(key) === (n + (n % 2)) / 2,
});

function sortedTreeOf(numbers: readonly number[]): Tree {
  const [first, ...rest] = numbers;
  if (first === undefined) return null;
  return {
    name: `${first} `,
    left: sortedTreeOf(rest.filter((one) => one < first)),
    right: sortedTreeOf(rest.filter((one) => one > first)),
  };
}

/** The preorder or postorder of a binary search tree after some insertions. */
const insertions = special({
  name: 'search-tree-insert',
  title: '依次插入二叉排序树',
  difficulty: 'medium',
  hints: ['每插入一个数，都从根开始比，小的往左，大的往右。', '画好树再遍历，看清问的是哪一种次序。'],
  draw: (random) => ({ numbers: random.some(6, 1, 60), isPost: random.pick([true, false]) }),
  write: ({ numbers, isPost }) => {
    const root = sortedTreeOf(numbers);
    const [asked, other] = isPost ? [post, pre] : [pre, post];
    const text = (order: typeof pre) => order(root).trim();
    const [name, otherName] = isPost ? ['后序', '前序'] : ['前序', '后序'];
    const walks = ['    walk(l[p]);', '    walk(r[p]);'];
    const shows = '    cout << (c++ > 0 ? " " : "") << v[p];';
    return {
      lead: `把 ${numbers.join('、')} 依次插入一棵空的二叉排序树，它的${name}遍历是（　　）。`,
      key: text(asked),
      why: `${numbers[0]} 是根，以后每个数从根开始比，小的往左、大的往右，走到空的地方放下。${name}遍历是 ${text(asked)}，`,
      wrong: [
        [text(mid), '写成了中序遍历，二叉排序树的中序总是从小到大'],
        [text(other), `写成了${otherName}遍历`],
        [numbers.join(' '), '以为遍历的次序就是插入的次序'],
        [text(asked).split(' ').toReversed().join(' '), '把次序倒过来了'],
        [numbers.toSorted((x, y) => y - x).join(' '), '写成了从大到小'],
      ],
      functions: [
        'int v[9], l[9], r[9], n = 0, c = 0;\n\nvoid walk(int p) {\n    if (p == 0) return;',
        ...(isPost ? [...walks, shows] : [shows, ...walks]),
        '}',
      ].join('\n'),
      proof: `for (int x : {${numbers.join(', ')}}) {\n    v[++n] = x;\n    for (int p = 1; p != n;) {\n        int &next = x < v[p] ? l[p] : r[p];\n        if (next == 0) next = n;\n        p = next;\n    }\n}\nwalk(1);`,
    };
  },
  // Both orders make the same tree again when their numbers are inserted with the roots first.
  check: ({ numbers, isPost }, key) => {
    const row = key.split(' ').map(Number);
    const again = sortedTreeOf(isPost ? row.toReversed() : row);
    return row.length === 6 && byLevel(again) === byLevel(sortedTreeOf(numbers));
  },
});

/** The greatest sum from the root down to a leaf. */
const bestPath = search({
  name: 'best-path',
  title: '从根到叶子的最大和',
  difficulty: 'medium',
  hints: ['从最下面一层开始，每个结点写上往下走的最大和。', '每个结点取两个孩子里较大的，加上自己。'],
  draw: (random) => ({ v: Array.from({ length: 7 }, () => random.int(1, 20)) }),
  write: ({ v }) => {
    const at = (i: number) => v[i - 1] ?? 0;
    const best = (i: number, take: (...sums: number[]) => number): number =>
      i > 7 ? 0 : at(i) + take(best(2 * i, take), best(2 * i + 1, take));
    const sum = v.reduce((x, y) => x + y, 0);
    const child = at(2) > at(3) ? 2 : 3;
    const greedy = at(1) + at(child) + Math.max(at(2 * child), at(2 * child + 1));
    const key = best(1, Math.max);
    const functions = `int v[8] = {0, ${v.join(', ')}};\n\nint f(int x) {\n    if (x > 7) return 0;\n    return v[x] + max(f(2 * x), f(2 * x + 1));\n}`;
    return {
      lead: '一棵有 7 个结点的满二叉树，`v[i]` 是 i 号结点的数，i 号的孩子是 2i 和 2i + 1 号。`f(1)` 的值是（　　）。',
      code: functions,
      key: `${key}`,
      why: `f(x) 是从 x 往下走到叶子的最大的和。f(2) = ${best(2, Math.max)}，f(3) = ${best(3, Math.max)}，大的一个加上根的 ${at(1)}，得 ${key}，`,
      wrong: [
        [`${greedy}`, '每一步只看哪个孩子大，没有看更下面的数'],
        [`${best(1, Math.min)}`, '求成了最小的和'],
        [`${key - at(1)}`, '漏加了根'],
        [`${sum}`, '把所有结点的数都加起来了'],
        [`${Math.max(...v)}`, '求成了最大的一个数'],
      ],
      functions,
      proof: 'cout << f(1);',
    };
  },
  check: ({ v }, key) => {
    const sums = [4, 5, 6, 7].map((leaf) => [leaf, leaf >> 1, 1].reduce((sum, i) => sum + (v[i - 1] ?? 0), 0));
    return Math.max(...sums) === Number(key);
  },
});

/** The nearest common ancestor in a complete tree. */
const ancestor = search({
  name: 'common-ancestor',
  title: '最近的公共祖先',
  difficulty: 'easy',
  hints: ['不断除以二去掉余数，写出每个号往上的一串双亲。', '两串里从下往上，最先相同的号就是要找的。'],
  draw: (random) => ({ x: random.int(9, 31), y: random.int(18, 63) }),
  write: ({ x, y }) => {
    const chain = (i: number) => {
      const all = [i];
      for (let at = i; at > 1; all.push(at)) at = Math.floor(at / 2);
      return all;
    };
    const [up, down] = [chain(x), chain(y)];
    const key = up.find((one) => down.includes(one)) ?? 1;
    return {
      lead: `完全二叉树的根是 1 号，i 号的孩子是 2i 和 2i + 1 号。${x} 号和 ${y} 号最近的公共祖先是几号（自己也算自己的祖先）？（　　）`,
      key: `${key}`,
      why: `每次除以 2 去掉余数就到双亲：${up.join('→')}，${down.join('→')}，最先碰到的相同的号是 ${key}，`,
      wrong: [
        ['1', '取了根，根是公共祖先，却不是最近的'],
        [`${Math.max(1, Math.floor(key / 2))}`, '多往上走了一层'],
        [`${Math.floor(x / 2)}`, `求成了 ${x} 号的双亲`],
        [`${Math.floor(y / 2)}`, `求成了 ${y} 号的双亲`],
        [`${2 * key + 1}`, '少往上走了一层'],
        [`${2 * key}`, '停在了公共祖先的孩子上'],
      ],
      proof: `int x = ${x}, y = ${y};\nwhile (x != y)\n    if (x > y) x /= 2;\n    else y /= 2;\ncout << x;`,
    };
  },
  // The common start of both numbers in binary is the number of the ancestor.
  check: ({ x, y }, key) => {
    const [p, q] = [x.toString(2), y.toString(2)];
    let same = 0;
    while (same < p.length && p[same] === q[same]) same += 1;
    return Number.parseInt(p.slice(0, same), 2) === Number(key);
  },
});

export const BINARY_TREES: readonly Template[] = [walkOrder, twoOrders, completeLeaves, insertions, bestPath, ancestor];
