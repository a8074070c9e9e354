import { ofPoint, type Template } from '../parametric.ts';

const table = ofPoint('gesp-cpp-7/dp2d', '二维动规');
const rolling = ofPoint('gesp-cpp-7/dp-rolling', '滚动数组');

type Rows = readonly (readonly number[])[];

const cppRows = (rows: Rows) => `{${rows.map((row) => `{${row.join(', ')}}`).join(', ')}}`;

/** Ways from the upper left to the lower right cell, around the blocked cells. */
function waysThrough(rows: number, columns: number, isBlocked: (i: number, j: number) => boolean): number {
  const ways = Array.from({ length: columns }, () => 0);
  ways[0] = 1;
  for (let i = 0; i < rows; i += 1)
    for (let j = 0; j < columns; j += 1)
      ways[j] = isBlocked(i, j) ? 0 : (ways[j] ?? 0) + (j > 0 ? (ways[j - 1] ?? 0) : 0);
  return ways[columns - 1] ?? 0;
}

function choose(n: number, k: number): number {
  let all = 1;
  for (let i = 1; i <= k; i += 1) all = (all * (n - k + i)) / i;
  return all;
}

/** Ways through a grid with one blocked cell. */
const gridDetour = table({
  name: 'grid-detour',
  title: '绕过一格有几条路',
  difficulty: 'medium',
  hints: ['每一格的路线数等于上面和左边的相加。', '修路的格子写零，再一行一行地往下推。'],
  draw: (random) => {
    const [rows, columns] = [random.int(3, 5), random.int(3, 5)];
    return { rows, columns, x: random.int(2, rows - 1), y: random.int(2, columns - 1) };
  },
  write: ({ rows, columns, x, y }) => {
    const key = waysThrough(rows, columns, (i, j) => i === x - 1 && j === y - 1);
    const all = waysThrough(rows, columns, () => false);
    return {
      lead: `${rows} 行 ${columns} 列的方格，从左上角走到右下角，每次只能向右或向下走一格。第 ${x} 行第 ${y} 列在修路，不能经过，一共有多少条路线？（　　）`,
      key: `${key}`,
      why: `每格的路线数是上面一格和左边一格的和，修路的那格记 0，一行一行推到右下角是 ${key}，`,
      wrong: [
        [`${all}`, '没有去掉经过修路那格的路线'],
        [`${all - key}`, '数成了经过修路那格的路线'],
        [`${all - waysThrough(x, y, () => false)}`, '只减去了到修路那格的路线数，没有乘后面的走法'],
        [`${key + 1}`, '多数了一条'],
        [`${rows * columns - 1}`, '数成了格子的个数'],
        [`${key - 1}`, '少数了一条'],
      ],
      proof: `int f[7][7] = {0};\nf[0][1] = 1;\nfor (int i = 1; i <= ${rows}; i++)\n    for (int j = 1; j <= ${columns}; j++)\n        f[i][j] = i == ${x} && j == ${y} ? 0 : f[i - 1][j] + f[i][j - 1];\ncout << f[${rows}][${columns}];`,
    };
  },
  check: ({ rows, columns, x, y }, key) =>
    choose(rows + columns - 2, rows - 1) - choose(x + y - 2, x - 1) * choose(rows - x + columns - y, rows - x) ===
    Number(key),
});

/** The best sum on a way through a grid. */
const gridBest = table({
  name: 'grid-best',
  title: '一路上最多捡到几个',
  difficulty: 'medium',
  hints: ['看清式子取的是两个来处里较大的还是较小的。', '第一行和第一列只有一个来处，先把它们填好。'],
  draw: (random) => ({
    a: Array.from({ length: 3 }, () => Array.from({ length: 3 }, () => random.int(0, 9))),
    isMost: random.pick([true, false]),
  }),
  write: ({ a, isMost }) => {
    const at = (i: number, j: number) => a[i]?.[j] ?? 0;
    const best = (pick: (...values: number[]) => number, i = 2, j = 2): number => {
      if (i === 0 && j === 0) return at(0, 0);
      if (i === 0) return best(pick, 0, j - 1) + at(0, j);
      if (j === 0) return best(pick, i - 1, 0) + at(i, 0);
      return pick(best(pick, i - 1, j), best(pick, i, j - 1)) + at(i, j);
    };
    const [word, name] = isMost ? ['max', '最大'] : ['min', '最小'];
    const pick = isMost ? Math.max : Math.min;
    let [i, j, greedy] = [0, 0, at(0, 0)];
    while (i < 2 || j < 2) {
      const isDown = j === 2 || (i < 2 && pick(at(i + 1, j), at(i, j + 1)) === at(i + 1, j));
      if (isDown) i += 1;
      else j += 1;
      greedy += at(i, j);
    }
    const key = best(pick);
    return {
      code: `int a[3][3] = ${cppRows(a)};\nfor (int i = 0; i < 3; i++)\n    for (int j = 0; j < 3; j++) {\n        if (i == 0 && j > 0) a[i][j] += a[i][j - 1];\n        if (j == 0 && i > 0) a[i][j] += a[i - 1][j];\n        if (i > 0 && j > 0) a[i][j] += ${word}(a[i - 1][j], a[i][j - 1]);\n    }\ncout << a[2][2];`,
      key: `${key}`,
      why: `a[i][j] 变成从左上角走到这一格的${name}总和，它由上面和左边两格里${name}的一个加上自己，推到右下角是 ${key}，`,
      wrong: [
        [`${greedy}`, `每一步只挑眼前${name}的一格，没有往后看`],
        [`${best(isMost ? Math.min : Math.max)}`, '把最大和最小弄反了'],
        [`${key - at(2, 2)}`, '漏加了右下角的数'],
        [`${key - at(0, 0)}`, '漏加了左上角的数'],
        [`${a.flat().reduce((x, y) => x + y, 0)}`, '把所有的数都加起来了'],
        [`${at(0, 0) + at(1, 1) + at(2, 2)}`, '走了斜线，只能向右或向下走'],
      ],
    };
  },
  check: ({ a, isMost }, key) => {
    const sums = ['DDRR', 'DRDR', 'DRRD', 'RDDR', 'RDRD', 'RRDD'].map((way) => {
      let [i, j, sum] = [0, 0, a[0]?.[0] ?? 0];
      for (const step of way) {
        if (step === 'D') i += 1;
        else j += 1;
        sum += a[i]?.[j] ?? 0;
      }
      return sum;
    });
    return (isMost ? Math.max(...sums) : Math.min(...sums)) === Number(key);
  },
});

/** What one row of a knapsack gives in either direction of the inner loop. */
const rollingDirection = rolling({
  name: 'rolling-direction',
  title: '一行数组的方向',
  difficulty: 'hard',
  hints: ['看内层的下标从小到大还是从大到小。', '从小到大时，用到的格子里可能已经放过这一件，想想能放几次。'],
  draw: (random) => ({
    w: random.some(3, 2, 6),
    v: random.some(3, 3, 12),
    room: random.int(7, 12),
    isDown: random.pick([true, false]),
  }),
  write: ({ w, v, room, isDown }) => {
    const row = (goesDown: boolean, count = 3, size = room) => {
      const f = Array.from({ length: size + 1 }, () => 0);
      for (let i = 0; i < count; i += 1) {
        const [weight, value] = [w[i] ?? 0, v[i] ?? 0];
        const places = Array.from({ length: Math.max(0, size - weight + 1) }, (_, at) => at + weight);
        for (const j of goesDown ? places.toReversed() : places)
          f[j] = Math.max(f[j] ?? 0, (f[j - weight] ?? 0) + value);
      }
      return f[size] ?? 0;
    };
    const key = row(isDown);
    const loop = isDown ? `int j = ${room}; j >= w[i]; j--` : `int j = w[i]; j <= ${room}; j++`;
    return {
      code: `int w[3] = {${w.join(', ')}}, v[3] = {${v.join(', ')}}, f[${room + 1}] = {0};\nfor (int i = 0; i < 3; i++)\n    for (${loop})\n        f[j] = max(f[j], f[j - w[i]] + v[i]);\ncout << f[${room}];`,
      key: `${key}`,
      why: isDown
        ? `j 从大到小，用到的 f[j - w[i]] 还是上一件的结果，每件最多选一次，最好是 ${key}，`
        : `j 从小到大，用到的 f[j - w[i]] 已经可能选过这一件，每件可以选几次，最好是 ${key}，`,
      wrong: [
        [`${row(!isDown)}`, isDown ? '以为每件可以选几次' : '以为每件最多选一次'],
        [`${row(isDown, 2)}`, '漏掉了最后一件'],
        [`${row(isDown, 3, room - 1)}`, '容量少算了 1'],
        [`${v.reduce((x, y) => x + y, 0)}`, '没有看容量，把三件都选了'],
        [`${Math.max(...v)}`, '以为只能选一件'],
        [`${key + 1}`, '算大了 1，没有一种选法正好这么多'],
      ],
    };
  },
  check: ({ w, v, room, isDown }, key) => {
    const best = (i: number, left: number): number => {
      if (i === 3) return 0;
      const most = isDown ? 1 : left;
      let found = 0;
      for (let count = 0; count <= most && count * (w[i] ?? 1) <= left; count += 1)
        found = Math.max(found, count * (v[i] ?? 0) + best(i + 1, left - count * (w[i] ?? 1)));
      return found;
    };
    return best(0, room) === Number(key);
  },
});

/** A recurrence that keeps three numbers. */
const threeInTurn = rolling({
  name: 'three-in-turn',
  title: '三格轮流用',
  difficulty: 'medium',
  hints: ['下标取余以后，只有三个格子轮流用。', '每一步先看用到的两个格子各是哪一项，再改写其中一个。'],
  draw: (random) => ({ first: [random.int(1, 4), random.int(1, 4), random.int(1, 4)], n: random.int(6, 10) }),
  write: ({ first, n }) => {
    const row = (back: number) => {
      const f = [...first];
      for (let i = 3; i <= n + 1; i += 1) f.push((f[i - 1] ?? 0) + (f[i - back] ?? 0));
      return f;
    };
    const f = row(3);
    return {
      code: `int f[3] = {${first.join(', ')}};\nfor (int i = 3; i <= ${n}; i++)\n    f[i % 3] = f[(i + 2) % 3] + f[i % 3];\ncout << f[${n} % 3];`,
      key: `${f[n]}`,
      why: `下标除以 3 的余数轮流用：f[(i + 2) % 3] 是第 i - 1 项，还没有改的 f[i % 3] 是第 i - 3 项。从第 3 项起依次是 ${f.slice(3, n + 1).join('、')}，`,
      wrong: [
        [`${f[n - 1]}`, '少算了一项'],
        [`${row(2)[n]}`, '以为加的是前两项，f[i % 3] 里还是第 i - 3 项'],
        [`${f[n + 1]}`, '多算了一项'],
        [`${f[n - 2]}`, '看错了轮到哪一格'],
        [`${first[n % 3]}`, '以为数组没有改变'],
      ],
    };
  },
  check: ({ first: [x = 0, y = 0, z = 0], n }, key) => {
    let [a, b, c] = [x, y, z];
    for (let i = 3; i <= n; i += 1) [a, b, c] = [b, c, c + a];
    return c === Number(key);
  },
});

export const TABLES: readonly Template[] = [gridDetour, gridBest, rollingDirection, threeInTurn];
