import type { Random } from '@aosai/api/kit/random';
import { ofPoint, type Template } from '../parametric.ts';

const graph = ofPoint('gesp-cpp-7/graph', '图');
const walk = ofPoint('gesp-cpp-7/graph-walk', '图的遍历');

type Edge = readonly [from: number, to: number];

const pairs = (n: number): Edge[] =>
  Array.from({ length: n * n }, (_, at): Edge => [Math.floor(at / n), at % n]).filter(([x, y]) => x < y);

/** Different edges between `n` points. */
const someEdges = (random: Random, n: number, count: number): Edge[] => {
  const all = pairs(n);
  return random.some(count, 0, all.length - 1).flatMap((at) => (all[at] ? [all[at]] : []));
};

/** Ones in a row or a column of a matrix. */
const matrixDegree = graph({
  name: 'matrix-degree',
  title: '邻接矩阵里的出度和入度',
  difficulty: 'easy',
  hints: ['行是出发的点，列是到达的点。', '问的是从它出发还是到达它？再决定数一行还是数一列。'],
  draw: (random) => ({
    a: Array.from({ length: 5 }, (_, i) =>
      Array.from({ length: 5 }, (__, j) => (i === j ? 0 : Number(random.int(1, 9) <= 5))),
    ),
    at: random.int(0, 4),
    isOut: random.pick([true, false]),
  }),
  write: ({ a, at, isOut }) => {
    const out = (x: number) => (a[x] ?? []).filter((one) => one === 1).length;
    const into = (x: number) => a.filter((row) => row[x] === 1).length;
    const [key, other] = isOut ? [out(at), into(at)] : [into(at), out(at)];
    const near = isOut ? out : into;
    const rows = a.map((row) => `    {${row.join(', ')}},`).join('\n');
    return {
      lead: `有向图用下面的邻接矩阵存，a[i][j] 是 1 表示有从 i 到 j 的边，下标从 0 开始。${at} 号点的${isOut ? '出度（从它出发' : '入度（到达它'}的边数）是（　　）。`,
      code: `int a[5][5] = {\n${rows}\n};`,
      key: `${key}`,
      why: `${isOut ? `从 ${at} 号点出发的边在下标 ${at} 的那一行` : `到达 ${at} 号点的边在下标 ${at} 的那一列`}，数其中的 1，有 ${key} 个，`,
      wrong: [
        [`${other}`, isOut ? '数了那一列，得到的是入度' : '数了那一行，得到的是出度'],
        [`${near((at + 4) % 5)}`, '下标从 1 开始数了，看错了一行或一列'],
        [`${key + other}`, '把出度和入度加起来了'],
        [`${5 - key}`, '数成了 0 的个数'],
        [`${key + 1}`, '多数了一条边'],
        [`${a.flat().filter((one) => one === 1).length}`, '数了所有的边'],
      ],
      proof: `int a[5][5] = {\n${rows}\n};\nint c = 0;\nfor (int i = 0; i < 5; i++) c += ${isOut ? `a[${at}][i]` : `a[i][${at}]`};\ncout << c;`,
    };
  },
  check: ({ a, at, isOut }, key) =>
    a.reduce((sum, row, i) => sum + (isOut ? (i === at ? row.reduce((x, y) => x + y, 0) : 0) : (row[at] ?? 0)), 0) ===
    Number(key),
});

/** Edges that a graph lacks to be complete. */
const missingEdges = graph({
  name: 'missing-edges',
  title: '还差几条边',
  difficulty: 'medium',
  hints: ['先求任意两个都相连时一共有多少条。', '每一对只算一次，所以相乘以后要除以二，再减去已有的。'],
  draw: (random) => {
    const n = random.int(5, 14);
    return { n, m: random.int(n, Math.floor((n * (n - 1)) / 2) - 2) };
  },
  write: ({ n, m }) => {
    const all = (n * (n - 1)) / 2;
    return {
      lead: `${n} 个人，其中 ${m} 对已经互相认识。要让任意两人都互相认识，还差多少对？（　　）`,
      key: `${all - m}`,
      why: `把人看成点，认识看成无向边。${n} 个点的完全图有 ${n} × ${n - 1} ÷ 2 = ${all} 条边，已有 ${m} 条，还差 ${all - m} 条，`,
      wrong: [
        [`${n * (n - 1) - m}`, '每对算了两次，无向边不分方向'],
        [`${(n * (n + 1)) / 2 - m}`, '把自己和自己也算成一对了'],
        [`${all}`, '没有减去已经认识的'],
        [`${Math.abs(n - 1 - m)}`, '以为 n 个点只要 n - 1 条边，那只是连通'],
        [`${n * n - m}`, '以为每个点和所有点都有一条边'],
      ],
      proof: `int c = 0;\nfor (int i = 1; i <= ${n}; i++)\n    for (int j = i + 1; j <= ${n}; j++) c++;\ncout << c - ${m};`,
    };
  },
  check: ({ n, m }, key) => pairs(n).length === Number(key) + m,
});

/** Lists of neighbours, in the order of the edges. */
const neighboursOf = (n: number, edges: readonly Edge[]): number[][] =>
  Array.from({ length: n }, (_, x) => edges.flatMap(([p, q]) => (p === x ? [q] : q === x ? [p] : [])));

function deepOrder(lists: readonly (readonly number[])[], from = 0, seen = new Set<number>()): number[] {
  seen.add(from);
  return [from, ...(lists[from] ?? []).flatMap((y) => (seen.has(y) ? [] : deepOrder(lists, y, seen)))];
}

function wideOrder(lists: readonly (readonly number[])[]): number[] {
  const order = [0];
  for (const x of order) for (const y of lists[x] ?? []) if (!order.includes(y)) order.push(y);
  return order;
}

/** The order in which a walk reaches the points. */
const graphWalkOrder = walk({
  name: 'graph-walk-order',
  title: '走到各点的次序',
  difficulty: 'medium',
  hints: ['先看清是深度优先还是广度优先。', '邻居按表里写的先后试，到过的点不再去。'],
  draw: (random) => {
    const tree = [1, 2, 3, 4, 5].map((x): Edge => [random.int(0, x - 1), x]);
    const more = someEdges(random, 6, 3).filter(([p, q]) => !tree.some(([x, y]) => x === p && y === q));
    const edges = [...tree, ...more];
    const order = random.some(edges.length, 0, edges.length - 1).flatMap((at) => (edges[at] ? [edges[at]] : []));
    return { edges: order, isDeep: random.pick([true, false]) };
  },
  write: ({ edges, isDeep }) => {
    const lists = neighboursOf(6, edges);
    const text = (row: readonly number[]) => row.join('');
    const [deep, wide] = [text(deepOrder(lists)), text(wideOrder(lists))];
    const sorted = lists.map((row) => row.toSorted((x, y) => x - y));
    const back = lists.map((row) => row.toReversed());
    const order = isDeep ? deepOrder : wideOrder;
    const shown = lists.map((row) => `    {${row.join(', ')}},`).join('\n');
    return {
      lead: `无向图的邻接表如下，g[x] 里是 x 的邻居。从 0 号点开始${isDeep ? '深' : '广'}度优先遍历，邻居按 g 里写的先后试，走到各点的次序是（　　）。`,
      code: `vector<int> g[6] = {\n${shown}\n};`,
      key: isDeep ? deep : wide,
      why: isDeep
        ? `深搜从一个点走到第一个没到过的邻居，走不下去才退回来，次序是 ${deep}，`
        : `广搜先把 0 的邻居依次放进队列，再依次看队列里每个点的邻居，次序是 ${wide}，`,
      wrong: [
        [isDeep ? wide : deep, isDeep ? '一圈一圈走的广搜次序' : '一条路走到底的深搜次序'],
        [text(order(sorted)), '每次先走编号小的邻居，没有按 g 里的先后'],
        [text(order(back)), '把邻居的先后倒过来了'],
        ['012345', '只按编号排，没有看边'],
        [text(order(lists).toReversed()), '写成了倒过来的次序'],
        [text([0, ...order(lists).slice(1).toReversed()]), '除了起点都倒过来了'],
      ],
      functions: `const char *g[6] = {${lists.map((row) => `"${row.join('')}"`).join(', ')}};\nbool seen[6];\n\nvoid go(int x) {\n    seen[x] = true;\n    cout << x;\n    for (int k = 0; g[x][k]; k++)\n        if (!seen[g[x][k] - '0']) go(g[x][k] - '0');\n}`,
      proof: isDeep
        ? 'go(0);'
        : "int q[6] = {0}, n = 1;\nseen[0] = true;\nfor (int i = 0; i < n; i++) {\n    cout << q[i];\n    for (int k = 0; g[q[i]][k]; k++) {\n        int y = g[q[i]][k] - '0';\n        if (seen[y]) continue;\n        seen[y] = true;\n        q[n++] = y;\n    }\n}",
    };
  },
  check: ({ edges, isDeep }, key) => {
    const order = key.split('').map(Number);
    const lists = neighboursOf(6, edges);
    // Follows the order: each next point must be the first new neighbour of the latest, or the oldest, open point.
    const open = [0];
    const seen = new Set([0]);
    for (const one of order.slice(1)) {
      let expected: number | undefined;
      while (open.length > 0 && expected === undefined) {
        const from = (isDeep ? open.at(-1) : open[0]) ?? 0;
        expected = lists[from]?.find((y) => !seen.has(y));
        if (expected === undefined) open.splice(isDeep ? -1 : 0, 1);
      }
      if (expected !== one) return false;
      seen.add(one);
      open.push(one);
    }
    return seen.size === 6 && order.length === 6;
  },
});

/** Groups of points that edges connect. */
function groupsOf(n: number, edges: readonly Edge[]): number[][] {
  const seen = new Set<number>();
  const lists = neighboursOf(n, edges);
  return Array.from({ length: n }, (_, x) => (seen.has(x) ? [] : deepOrder(lists, x, seen))).filter(
    (group) => group.length > 0,
  );
}

/** Connected parts of a graph. */
const componentCount = walk({
  name: 'component-count',
  title: '连成几块',
  difficulty: 'medium',
  hints: ['把能互相走到的编号圈在一起。', '没有桥的岛自己算一块，别漏掉。'],
  draw: (random) => ({ n: random.int(8, 10), edges: someEdges(random, 8, random.int(4, 7)) }),
  write: ({ n, edges }) => {
    const groups = groupsOf(n, edges);
    const alone = groups.filter(({ length }) => length === 1).length;
    const key = groups.length;
    const shown = edges.map(([x, y]) => `${x + 1}—${y + 1}`).join('、');
    return {
      lead: `岛的编号是 1 到 ${n}，桥连着这些岛：${shown}。每次从一个没到过的岛出发，把能走到的岛都走遍，一共要出发几次？（　　）`,
      key: `${key}`,
      why: `连在一起的岛是 ${groups.map((group) => `{${group.map((x) => x + 1).join('、')}}`).join('、')}，每一块出发一次，一共 ${key} 次，`,
      wrong: [
        [`${Math.max(1, n - edges.length)}`, '以为每座桥都减少一块，桥成圈时不减少'],
        [`${key - alone}`, '漏掉了没有桥的岛'],
        [`${Math.max(...groups.map(({ length }) => length))}`, '数成了最大一块里有几个岛'],
        [`${edges.length}`, '数成了桥的座数'],
        [`${key + 1}`, '有两块其实是连着的'],
        [`${key - 1}`, '把不连着的两块当成了一块'],
      ],
      proof: `int p[${n}], c = ${n};\nfor (int i = 0; i < ${n}; i++) p[i] = i;\nint e[${edges.length}][2] = {${edges.map(([x, y]) => `{${x}, ${y}}`).join(', ')}};\nfor (auto &one : e) {\n    int x = p[one[0]], y = p[one[1]];\n    if (x == y) continue;\n    c--;\n    for (int i = 0; i < ${n}; i++) if (p[i] == x) p[i] = y;\n}\ncout << c;`,
    };
  },
  check: ({ n, edges }, key) => {
    const label = Array.from({ length: n }, (_, x) => x);
    for (let round = 0; round < n; round += 1)
      for (const [x, y] of edges) {
        const least = Math.min(label[x] ?? 0, label[y] ?? 0);
        [label[x], label[y]] = [least, least];
      }
    return new Set(label).size === Number(key);
  },
});

export const GRAPHS: readonly Template[] = [matrixDegree, missingEdges, graphWalkOrder, componentCount];
