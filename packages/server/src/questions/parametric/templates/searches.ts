import { ofPoint, type Template } from '../parametric.ts';

const dfs = ofPoint('gesp-cpp-6/dfs', '深搜');
const bfs = ofPoint('gesp-cpp-6/bfs', '广搜');

const SIZE = 4;
const CELLS = SIZE * SIZE;

/** Rows of a little map with walls; the first and the last cell are free. */
const rowsOf = (walls: readonly number[]): string[] =>
  Array.from({ length: SIZE }, (_, i) =>
    Array.from({ length: SIZE }, (__, j) => (walls.includes(i * SIZE + j) ? '#' : '.')).join(''),
  );

const shown = (walls: readonly number[]): string => `string g[4] = {"${rowsOf(walls).join('", "')}"};`;

/** Ways through a map, right and down only. */
const mazeWays = dfs({
  name: 'maze-ways',
  title: '数一数有几条路',
  difficulty: 'medium',
  hints: ['画出图，每一格写上从这里到终点有几条路。', '从终点往回填，墙写零，每格等于下面和右边相加。'],
  draw: (random) => ({ walls: random.some(3, 1, CELLS - 2) }),
  write: ({ walls }) => {
    const isFree = (i: number, j: number) => i < SIZE && j < SIZE && !walls.includes(i * SIZE + j);
    const ways = (i: number, j: number): number =>
      isFree(i, j) ? (i + j === 2 * (SIZE - 1) ? 1 : ways(i + 1, j) + ways(i, j + 1)) : 0;
    const calls = (i: number, j: number): number =>
      isFree(i, j) && i + j < 2 * (SIZE - 1) ? 1 + calls(i + 1, j) + calls(i, j + 1) : 1;
    const key = ways(0, 0);
    const functions = `${shown(walls)}\n\nint f(int i, int j) {\n    if (i == 4 || j == 4 || g[i][j] == '#') return 0;\n    if (i == 3 && j == 3) return 1;\n    return f(i + 1, j) + f(i, j + 1);\n}`;
    return {
      lead: '有下面的函数，`f(0, 0)` 的值是（　　）。',
      code: functions,
      key: `${key}`,
      why: `函数数的是只往下、往右走，不碰墙，从左上角到右下角有几条路。逐格相加，f(1, 0) = ${ways(1, 0)}，f(0, 1) = ${ways(0, 1)}，一共 ${key} 条，`,
      wrong:
        key < 2
          ? []
          : [
              ['20', '没有看墙，按空地图算了'],
              ['6', '求成了走的步数，函数数的是有几条路'],
              [`${calls(0, 0)}`, '数成了函数被调用的次数'],
              [`${key + 1}`, '有一条路穿过了墙'],
              [`${key - 1}`, '漏掉了一条路'],
            ],
      functions,
      proof: 'cout << f(0, 0);',
    };
  },
  check: ({ walls }, key) => {
    const count = Array.from({ length: CELLS }, () => 0);
    for (let at = 0; at < CELLS; at += 1)
      if (at === 0) count[0] = 1;
      else if (!walls.includes(at)) count[at] = (count[at - SIZE] ?? 0) + (at % SIZE > 0 ? (count[at - 1] ?? 0) : 0);
    return count[CELLS - 1] === Number(key);
  },
});

function permutations(left: readonly number[]): string[] {
  return left.length === 0
    ? ['']
    : left.flatMap((one, at) => permutations(left.toSpliced(at, 1)).map((rest) => `${one}${rest}`));
}

/** The permutation that a search prints at some place. */
const permutationAt = dfs({
  name: 'permutation-at',
  title: '第几个排列',
  difficulty: 'hard',
  hints: ['第一个位置确定以后，其余的有几种排法？', '看要找的是第几组，定下第一个数，再在组里接着数。'],
  draw: (random) => ({ digits: random.some(4, 1, 9).toSorted((x, y) => x - y), no: random.int(3, 22) }),
  write: ({ digits, no }) => {
    const all = permutations(digits);
    const at = (k: number) => all[k - 1] ?? '';
    const first = Math.floor((no - 1) / 6);
    return {
      lead: `深搜时，每个位置都从小到大试还没有用过的数，输出 ${digits.join('、')} 的全部排列。第 ${no} 个输出的是（　　）。`,
      key: at(no),
      why: `每个数打头的各有 6 个排列，第 ${no} 个在第 ${first + 1} 组，第一位是 ${digits[first]}；在这一组里接着数，第 ${no} 个是 ${at(no)}，`,
      wrong: [
        [at(no + 1), '多数了一个'],
        [at(no - 1), '从第 0 个数起，少了一个'],
        [all.toReversed()[no - 1] ?? '', '从大到小试了'],
        [at(no).split('').toReversed().join(''), '把一个排列倒过来读了'],
      ],
      proof: `string s = "${digits.join('')}";\nfor (int i = 1; i < ${no}; i++) next_permutation(s.begin(), s.end());\ncout << s;`,
    };
  },
  check: ({ digits, no }, key) => {
    const smaller = key.split('').map(
      (one, at) =>
        key
          .slice(at + 1)
          .split('')
          .filter((other) => other < one).length,
    );
    const rank = smaller.reduce((sum, count, at) => sum + count * ([6, 2, 1, 1][at] ?? 0), 0);
    return rank === no - 1 && key.split('').toSorted().join('') === digits.join('');
  },
});

/** The fewest steps from one number to another. */
const numberSteps = bfs({
  name: 'number-steps',
  title: '从一个数变到另一个数',
  difficulty: 'medium',
  hints: ['一步能到的数写成一圈，两步能到的写成下一圈。', '也可以从目标倒着想：它可能由哪些数变来？'],
  draw: (random) => ({ from: random.int(2, 7), to: random.int(16, 60) }),
  write: ({ from, to }) => {
    const steps = new Map([[from, 0]]);
    for (const x of steps.keys())
      for (const y of [x + 1, x - 1, x * 2])
        if (y > 0 && y < 200 && !steps.has(y)) steps.set(y, (steps.get(x) ?? 0) + 1);
    const key = steps.get(to) ?? 0;
    let [greedy, x] = [0, from];
    for (; x * 2 <= to; greedy += 1) x *= 2;
    return {
      lead: `从 ${from} 开始，每一步可以加 1、减 1 或者乘 2，变成 ${to} 最少要多少步？（　　）`,
      key: `${key}`,
      why: `从 ${from} 起做广搜，每个数第一次进队时的步数就是最少的，${to} 是第 ${key} 步到的，`,
      wrong: [
        [`${greedy + to - x}`, '能乘 2 就乘 2，再一个一个加，不一定最少'],
        [`${key + 1}`, '把开始的数也数成了一步'],
        [`${key - 1}`, '少数了一步'],
        [`${to - from}`, '只用了加 1'],
        [`${key + 2}`, '没有用好减 1，绕了路'],
      ],
      proof: `int d[400];\nfill(d, d + 400, -1);\nqueue<int> q;\nq.push(${from});\nd[${from}] = 0;\nwhile (!q.empty()) {\n    int x = q.front();\n    q.pop();\n    for (int y : {x + 1, x - 1, x * 2})\n        if (y > 0 && y < 200 && d[y] < 0) {\n            d[y] = d[x] + 1;\n            q.push(y);\n        }\n}\ncout << d[${to}];`,
    };
  },
  // Goes back from the end: doubling undone needs an even number.
  check: ({ from, to }, key) => {
    const back = (x: number): number =>
      x <= from
        ? from - x
        : Math.min(x - from, x % 2 === 0 ? 1 + back(x / 2) : 2 + Math.min(back((x - 1) / 2), back((x + 1) / 2)));
    return back(to) === Number(key);
  },
});

/** The fewest steps through a map. */
const mapSteps = bfs({
  name: 'map-steps',
  title: '地图上最少几步',
  difficulty: 'medium',
  hints: ['画出地图，从起点开始，一圈一圈标上步数。', '墙不能走；如果到不了终点，数组里还是最初填的那个数。'],
  draw: (random) => ({ walls: random.some(5, 1, CELLS - 2) }),
  write: ({ walls }) => {
    const nearOf = (at: number, isDiagonal: boolean): number[] => {
      const [i, j] = [Math.floor(at / SIZE), at % SIZE];
      return Array.from({ length: CELLS }, (_, to) => to).filter((to) => {
        const [di, dj] = [Math.abs(Math.floor(to / SIZE) - i), Math.abs((to % SIZE) - j)];
        return !walls.includes(to) && Math.max(di, dj) === 1 && (isDiagonal || di + dj === 1);
      });
    };
    const far = (isDiagonal: boolean) => {
      const steps = new Map([[0, 0]]);
      for (const at of steps.keys())
        for (const to of nearOf(at, isDiagonal)) if (!steps.has(to)) steps.set(to, (steps.get(at) ?? 0) + 1);
      return steps.get(CELLS - 1);
    };
    const [key, slanting] = [far(false), far(true)];
    const code = `${shown(walls)}\nint d[16], dx[4] = {1, -1, 0, 0}, dy[4] = {0, 0, 1, -1};\nfill(d, d + 16, -1);\nqueue<int> q;\nq.push(0);\nd[0] = 0;\nwhile (!q.empty()) {\n    int x = q.front() / 4, y = q.front() % 4;\n    q.pop();\n    for (int k = 0; k < 4; k++) {\n        int i = x + dx[k], j = y + dy[k];\n        if (i < 0 || i > 3 || j < 0 || j > 3) continue;\n        if (g[i][j] == '#' || d[i * 4 + j] >= 0) continue;\n        d[i * 4 + j] = d[x * 4 + y] + 1;\n        q.push(i * 4 + j);\n    }\n}\ncout << d[15];`;
    return {
      code,
      key: `${key ?? -1}`,
      why:
        key === undefined
          ? '广搜求的是从左上角到右下角的最少步数，墙把右下角隔开了，走不到，d[15] 还是 -1，'
          : `广搜求的是从左上角到右下角的最少步数，只走上下左右、不碰墙，最少 ${key} 步，`,
      wrong:
        key === undefined
          ? [
              ['6', '没有看墙，走到了墙里'],
              ['0', '以为走不到时是 0，开始时 d 里全是 -1'],
              [`${slanting ?? 8}`, slanting === undefined ? '绕路时穿过了墙' : '斜着走了，只能上下左右走'],
            ]
          : [
              [`${slanting ?? 4}`, '斜着走了，只能上下左右走'],
              [`${key + 1}`, '数的是经过的格数，起点不算一步'],
              [`${key === 6 ? 8 : 6}`, key === 6 ? '多绕了一圈' : '没有看墙，只数了往下和往右的步数'],
              ['-1', '以为走不到，其实有路'],
            ],
    };
  },
  // Corrects every cell by its neighbours until nothing changes.
  check: ({ walls }, key) => {
    const d = Array.from({ length: CELLS }, (_, at): number => (at === 0 ? 0 : 99));
    for (let round = 0; round < CELLS; round += 1)
      for (let at = 1; at < CELLS; at += 1) {
        const near = [at - SIZE, at + SIZE, at % SIZE > 0 ? at - 1 : -1, at % SIZE < SIZE - 1 ? at + 1 : -1];
        if (!walls.includes(at)) d[at] = Math.min(d[at] ?? 99, ...near.map((one) => (d[one] ?? 99) + 1));
      }
    return Number(key) === ((d[CELLS - 1] ?? 99) < 99 ? d[CELLS - 1] : -1);
  },
});

export const SEARCHES: readonly Template[] = [mazeWays, permutationAt, numberSteps, mapSteps];
