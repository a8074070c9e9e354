import type { Random } from '@aosai/api/kit/random';
import { ofPoint, type Template } from '../parametric.ts';

const mst = ofPoint('gesp-cpp-8/mst', '最小生成树');
const shortest = ofPoint('gesp-cpp-8/shortest', '最短路');

type Edge = readonly [from: number, to: number, weight: number];

const FAR = 1000;
const NODES = [0, 1, 2, 3, 4] as const;
const letter = (node: number): string => 'ABCDE'[node] ?? '';
const named = (edges: readonly Edge[]): string =>
  edges.map(([a, b, weight]) => `${letter(a)}${letter(b)} 长 ${weight}`).join('，');
const total = (edges: readonly Edge[]): number => edges.reduce((sum, [, , weight]) => sum + weight, 0);
const shorterFirst = (edges: readonly Edge[]): Edge[] => edges.toSorted((p, q) => p[2] - q[2]);
const cppEdges = (edges: readonly Edge[]): string => `{${edges.map((edge) => `{${edge.join(', ')}}`).join(', ')}}`;

/** Seven edges between five nodes, each two nodes at most once, with different weights. */
function edgesOf(random: Random): Edge[] {
  const pairs = NODES.flatMap((a) => NODES.slice(a + 1).map((b) => [a, b] as const));
  const weights = random.some(7, 1, 15);
  return random
    .some(7, 0, pairs.length - 1)
    .map((at, i): Edge => [...(pairs[at] ?? [0, 1]), weights[i] ?? 1])
    .toSorted((p, q) => p[0] - q[0] || p[1] - q[1]);
}

/** The edges that connect two blocks, in the given order. */
function joining(edges: readonly Edge[]): Edge[] {
  const block = [...NODES] as number[];
  return edges.filter(([a, b]) => {
    const [x, y] = [block[a], block[b]];
    for (const node of NODES) if (block[node] === y) block[node] = x ?? node;
    return x !== y;
  });
}

/** Least distances between all nodes, through the nodes below `middles` only. */
function distances(edges: readonly Edge[], isOneWay = false, middles: number = NODES.length): number[][] {
  const d = NODES.map((a) => NODES.map((b): number => (a === b ? 0 : FAR)));
  const at = (a: number, b: number) => d[a]?.[b] ?? FAR;
  const set = (a: number, b: number, value: number) => d[a]?.splice(b, 1, Math.min(at(a, b), value));
  for (const [a, b, weight] of edges) {
    set(a, b, weight);
    if (!isOneWay) set(b, a, weight);
  }
  for (let k = 0; k < middles; k += 1) for (const a of NODES) for (const b of NODES) set(a, b, at(a, k) + at(k, b));
  return d;
}

/** The length of every route that visits no node twice, with its number of edges. */
function routes(edges: readonly Edge[], from: number, to: number): { long: number; steps: number }[] {
  const go = (at: number, seen: readonly number[], long: number): { long: number; steps: number }[] =>
    at === to
      ? [{ long, steps: seen.length - 1 }]
      : edges.flatMap(([a, b, weight]) => {
          const next = a === at ? b : b === at ? a : -1;
          return next < 0 || seen.includes(next) ? [] : go(next, [...seen, next], long + weight);
        });
  return go(from, [from], 0);
}

/** The length of always taking the shortest edge to a new node. */
function nearestWalk(edges: readonly Edge[], from: number, to: number): number {
  let [at, long] = [from, 0];
  const seen = [from];
  while (at !== to) {
    const [best] = shorterFirst(edges).flatMap(([a, b, weight]) => {
      const next = a === at ? b : b === at ? a : -1;
      return next < 0 || seen.includes(next) ? [] : [{ next, weight }];
    });
    if (!best) return FAR;
    at = best.next;
    long += best.weight;
    seen.push(at);
  }
  return long;
}

/** The weight of a minimum spanning tree. */
const treeWeight = mst({
  name: 'tree-weight',
  title: '最小生成树多长',
  difficulty: 'medium',
  hints: ['把路从短到长排好，一条一条地看。', '两头已经连通的就不要，连够了就停。'],
  draw: (random) => ({ edges: edgesOf(random) }),
  write: ({ edges }) => {
    const tree = joining(shorterFirst(edges));
    const [first = tree[0], ...left] = shorterFirst(edges).filter((edge) => !tree.includes(edge));
    const far = distances(edges)[0] ?? [];
    return {
      lead: `五个村 A 到 E 之间能修的路是 ${named(edges)}。要使五个村都能互相到达，路的总长最小是多少？（　　）`,
      // An unconnected graph has fewer than four joining edges: all options are equal, and the seed draws again.
      key: tree.length < 4 ? '0' : `${total(tree)}`,
      why: `从短到长看，两头还没有连通就要，依次要 ${tree.map(([a, b]) => letter(a) + letter(b)).join('、')}，一共 ${total(tree)}，`,
      wrong:
        tree.length < 4
          ? []
          : [
              [`${total(shorterFirst(edges).slice(0, 4))}`, '只取了最短的四条，没有看是不是成了圈'],
              [`${far.reduce((sum, one) => sum + one, 0)}`, '算成了从 A 到各村最短距离的和'],
              [`${total(tree) + (first?.[2] ?? 0)}`, '多要了一条两头已经连通的路'],
              [`${total(joining(shorterFirst(edges).toReversed()))}`, '从长到短去选，得到的是最大的'],
              [`${total(tree.slice(0, 3))}`, '少选了一条，五个村要四条路'],
              [`${total(edges) - (left.at(-1)?.[2] ?? 0)}`, '只去掉了最长的一条多余的路'],
            ],
      proof: `int e[7][3] = ${cppEdges(edges)}, best = 1000;\nfor (int s = 0; s < 128; s++) {\n    int block[5] = {0, 1, 2, 3, 4}, joined = 0, sum = 0;\n    for (int i = 0; i < 7; i++)\n        if (s >> i & 1) {\n            sum += e[i][2];\n            int x = block[e[i][0]], y = block[e[i][1]];\n            if (x != y) joined++;\n            for (int k = 0; k < 5; k++) if (block[k] == x) block[k] = y;\n        }\n    if (joined == 4) best = min(best, sum);\n}\ncout << best;`,
    };
  },
  check: ({ edges }, key) => {
    const found = new Set([0]);
    let sum = 0;
    while (found.size < 5) {
      const [best] = shorterFirst(edges.filter(([a, b]) => found.has(a) !== found.has(b)));
      if (!best) return false;
      found.add(best[0]).add(best[1]);
      sum += best[2];
    }
    return sum === Number(key);
  },
});

/** How many roads are missing until everything is connected. */
const roadsMissing = mst({
  name: 'roads-missing',
  title: '还差几条路',
  difficulty: 'easy',
  hints: ['把能互相走到的点圈成一块，没有路的点自己是一块。', '每造一座桥，最多让块数少一。'],
  draw: (random) => ({
    pairs: Array.from({ length: random.int(5, 7) }, () => random.some(2, 1, 9).toSorted((p, q) => p - q)),
  }),
  write: ({ pairs }) => {
    const groups: number[][] = Array.from({ length: 9 }, (_, at) => [at + 1]);
    for (const [a = 1, b = 1] of pairs) {
      const [one, other] = [groups.find((g) => g.includes(a)), groups.find((g) => g.includes(b))];
      if (one && other && one !== other) one.push(...groups.splice(groups.indexOf(other), 1).flat());
    }
    const blocks = groups.length;
    const alone = groups.filter((group) => group.length === 1).length;
    const shown = groups.map((group) => `{${group.toSorted((p, q) => p - q).join(', ')}}`).join('、');
    return {
      lead: `九个岛编号 1 到 9，已经有的桥是 ${pairs.map((pair) => pair.join('-')).join('、')}。至少还要造几座桥，才能从任何一个岛走到别的岛？（　　）`,
      key: `${blocks - 1}`,
      why: `能互相走到的并成一块，现在有 ${blocks} 块：${shown}。每座桥最多让块数少 1，要成为一块，至少再造 ${blocks - 1} 座，`,
      wrong: [
        [`${blocks}`, '数的是块数，把几块连成一块，桥要少一座'],
        [`${8 - pairs.length}`, '以为每座桥都让块数少了 1，成圈的或重复的桥没有用'],
        [`${alone}`, '只数了一座桥也没有的岛'],
        [`${blocks - 2}`, '少算了一座'],
        [`${blocks + 1}`, '把块数又加了 1'],
        ['8', '没有看已经有的桥'],
      ],
      proof: `int up[10], c = 8;\nfor (int i = 0; i < 10; i++) up[i] = i;\nint e[][2] = {${pairs.map((pair) => `{${pair.join(', ')}}`).join(', ')}};\nfor (auto &one : e) {\n    int x = one[0], y = one[1];\n    while (up[x] != x) x = up[x];\n    while (up[y] != y) y = up[y];\n    if (x != y) { up[x] = y; c--; }\n}\ncout << c;`,
    };
  },
  check: ({ pairs }, key) => {
    const seen = new Set<number>();
    const visit = (island: number): void => {
      if (seen.has(island)) return;
      seen.add(island);
      for (const [a = 0, b = 0] of pairs) {
        if (a === island) visit(b);
        if (b === island) visit(a);
      }
    };
    let walks = 0;
    for (let island = 1; island <= 9; island += 1) {
      if (!seen.has(island)) walks += 1;
      visit(island);
    }
    return walks - 1 === Number(key);
  },
});

/** The least distance between two nodes. */
const leastDistance = shortest({
  name: 'least-distance',
  title: '从 A 到 E 多远',
  difficulty: 'medium',
  hints: ['从起点开始，每次确定一个离起点最近的点。', '确定一个点以后，看看经过它去别的点会不会更近。'],
  draw: (random) => ({ edges: edgesOf(random) }),
  write: ({ edges }) => {
    const from = distances(edges)[0] ?? [];
    const all = routes(edges, 0, 4).toSorted((p, q) => p.long - q.long);
    const few = all.toSorted((p, q) => p.steps - q.steps || p.long - q.long)[0]?.long ?? 0;
    const inTree = routes(joining(shorterFirst(edges)), 0, 4)[0]?.long ?? 0;
    const reached = NODES.slice(1).filter((node) => (from[node] ?? FAR) < FAR);
    const order = reached.toSorted((p, q) => (from[p] ?? 0) - (from[q] ?? 0));
    const walked = nearestWalk(edges, 0, 4);
    return {
      lead: `路可以来回走，长度是 ${named(edges)}。从 A 到 E 最短要走多远？（　　）`,
      key: `${from[4] ?? FAR}`,
      why: `从 A 出发，每次确定离 A 最近的点：${order.map((node) => `${letter(node)} 是 ${from[node]}`).join('，')}，`,
      wrong:
        all.length < 2
          ? []
          : [
              [`${few}`, '选了经过的路段最少的走法，段数少不一定短'],
              [`${walked < FAR ? walked : few}`, '每到一处就走眼前最短的路，没有比较从 A 起的总长'],
              [`${inTree}`, '只在最小生成树上走，那里总长小，两点之间不一定最近'],
              [`${all[1]?.long ?? 0}`, '找到的是第二短的走法'],
              [`${all[2]?.long ?? 0}`, '还有更短的走法，没有都比较'],
              [`${all.at(-1)?.long ?? 0}`, '选了绕得最远的走法'],
              [`${total(edges)}`, '把所有的路都加起来了'],
            ],
      proof: `int d[5][5], e[7][3] = ${cppEdges(edges)};\nfor (int i = 0; i < 5; i++)\n    for (int j = 0; j < 5; j++) d[i][j] = i == j ? 0 : 1000;\nfor (auto &one : e) d[one[0]][one[1]] = d[one[1]][one[0]] = one[2];\nfor (int k = 0; k < 5; k++)\n    for (int i = 0; i < 5; i++)\n        for (int j = 0; j < 5; j++) d[i][j] = min(d[i][j], d[i][k] + d[k][j]);\ncout << d[0][4];`,
    };
  },
  check: ({ edges }, key) => Math.min(...routes(edges, 0, 4).map(({ long }) => long)) === Number(key),
});

/** A distance after only some nodes were allowed in the middle. */
const someMiddles = shortest({
  name: 'some-middles',
  title: '只用前几个中间点',
  difficulty: 'hard',
  hints: ['看最外层的 k 到哪里为止，只有这些点能做中间点。', '先写直接到的距离，再试经过一个或几个允许的中间点。'],
  draw: (random) => ({
    edges: edgesOf(random).map(([a, b, weight]): Edge => (random.int(0, 1) === 0 ? [a, b, weight] : [b, a, weight])),
    middles: random.int(1, 3),
    from: random.int(0, 4),
    to: random.int(0, 4),
  }),
  write: ({ edges, middles, from, to }) => {
    const after = (many: number) => distances(edges, true, many)[from]?.[to] ?? FAR;
    const both = distances(edges, false, middles)[from]?.[to] ?? FAR;
    const rows = distances(edges, true, 0);
    const key = after(middles);
    const shown = (value: number) => `${value}`;
    return {
      code: `int d[5][5] = {\n${rows.map((row) => `    {${row.join(', ')}},`).join('\n')}\n};\nfor (int k = 0; k < ${middles}; k++)\n    for (int i = 0; i < 5; i++)\n        for (int j = 0; j < 5; j++)\n            d[i][j] = min(d[i][j], d[i][k] + d[k][j]);\ncout << d[${from}][${to}];`,
      key: shown(key),
      why: `k 只到 ${middles - 1}，所以中间只能经过 ${NODES.slice(0, middles).join('、')} 号点，从 ${from} 到 ${to} 这样走最短是 ${key}，`,
      wrong:
        from === to || key === after(0)
          ? []
          : [
              [shown(after(0)), '没有更新，用的还是直接的边'],
              [shown(after(5)), '以为五个点都能当中间点'],
              [shown(after(middles - 1)), `漏了 ${middles - 1} 号点当中间点`],
              [shown(after(middles + 1)), `把 ${middles} 号点也当成了中间点`],
              [shown(both), '把有方向的边当成了可以来回走'],
              [shown(distances(edges, true, middles)[to]?.[from] ?? FAR), '起点和终点弄反了'],
              [shown(key + FAR), '把 1000 当成真的长度加进去了'],
            ],
    };
  },
  check: ({ edges, middles, from, to }, key) => {
    const go = (at: number, long: number, seen: readonly number[]): number[] =>
      edges.flatMap(([a, b, weight]) => {
        if (a !== at || seen.includes(b)) return [];
        if (b === to) return [long + weight];
        return b < middles ? go(b, long + weight, [...seen, b]) : [];
      });
    return Math.min(FAR, ...go(from, 0, [from])) === Number(key);
  },
});

export const WEIGHTED_GRAPHS: readonly Template[] = [treeWeight, roadsMissing, leastDistance, someMiddles];
