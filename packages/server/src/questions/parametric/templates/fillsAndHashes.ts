import type { Random } from '@aosai/api/kit/random';
import { ofPoint, type Template } from '../parametric.ts';

const flood = ofPoint('gesp-cpp-7/floodfill', '泛洪');
const hash = ofPoint('gesp-cpp-7/hash', '哈希');
const library = ofPoint('gesp-cpp-7/math-lib', '数学函数');

const [ROWS, COLUMNS] = [4, 5];
const SIDES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

type Steps = readonly (readonly [number, number])[];

const someGrid = (random: Random): string[] =>
  Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () => (random.int(1, 9) <= 4 ? '#' : '.')).join(''),
  );

/** Sizes of the parts of a grid in the order of their first cells. */
function partsOf(grid: readonly string[], steps: Steps, sign = '#'): { first: string; size: number }[] {
  const seen = new Set<string>();
  const sizeFrom = (i: number, j: number): number => {
    if (grid[i]?.[j] !== sign || seen.has(`${i} ${j}`)) return 0;
    seen.add(`${i} ${j}`);
    return steps.reduce((sum, [di, dj]) => sum + sizeFrom(i + di, j + dj), 1);
  };
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, at) => [Math.floor(at / COLUMNS), at % COLUMNS] as const);
  return cells.map(([i, j]) => ({ first: `${i} ${j}`, size: sizeFrom(i, j) })).filter(({ size }) => size > 0);
}

const declared = (grid: readonly string[]) => `char g[4][6] = {${grid.map((row) => `"${row}"`).join(', ')}};`;
const shownGrid = (grid: readonly string[]) => `string g[4] = {\n${grid.map((row) => `    "${row}",`).join('\n')}\n};`;
const FILL =
  "int area(int i, int j) {\n    if (i < 0 || i > 3 || j < 0 || j > 4 || g[i][j] != '#') return 0;\n    g[i][j] = '.';\n    return 1 + area(i - 1, j) + area(i + 1, j) + area(i, j - 1) + area(i, j + 1);\n}";

/** Parts by painting them over and over until nothing changes: the least cell number of each part remains. */
function paintedParts(grid: readonly string[]): Map<number, number> {
  const label = Array.from({ length: ROWS * COLUMNS }, (_, at) => at);
  const isFull = (at: number) => grid[Math.floor(at / COLUMNS)]?.[at % COLUMNS] === '#';
  for (let round = 0; round < ROWS * COLUMNS; round += 1)
    for (const at of label.keys()) {
      const near = [at % COLUMNS > 0 ? at - 1 : at, at >= COLUMNS ? at - COLUMNS : at].filter(isFull);
      if (!isFull(at)) continue;
      const least = Math.min(label[at] ?? at, ...near.map((one) => label[one] ?? one));
      for (const one of [at, ...near]) label[one] = least;
    }
  const sizes = new Map<number, number>();
  for (const [at, one] of label.entries()) if (isFull(at)) sizes.set(one, (sizes.get(one) ?? 0) + 1);
  return sizes;
}

/** The number of parts of a grid. */
const regionCount = flood({
  name: 'region-count',
  title: '格子连成几块',
  difficulty: 'medium',
  hints: ['从左上角开始找没标记的格子，把连着的都标上同一个号。', '斜着碰到的不连，只看上下左右。'],
  draw: (random) => ({ grid: someGrid(random) }),
  write: ({ grid }) => {
    const parts = partsOf(grid, SIDES);
    const cells = parts.reduce((sum, { size }) => sum + size, 0);
    const key = parts.length;
    return {
      lead: '上下左右相邻的 `#` 连成一块，斜着碰到的不算。用泛洪数一数，下面的图里有几块？（　　）',
      code: shownGrid(grid),
      key: `${key}`,
      why: `每遇到一个没有标记的 #，就从它开始把连着的都标记好，块数加 1。各块的大小是 ${parts.map(({ size }) => size).join('、')}，一共 ${key} 块，`,
      wrong: [
        [`${partsOf(grid, [...SIDES, ...CORNERS]).length}`, '斜着碰到的也当成了一块'],
        [`${parts.filter(({ size }) => size > 1).length}`, '漏掉了只有一格的块'],
        [`${cells}`, '数成了格子的个数'],
        [`${partsOf(grid, SIDES, '.').length}`, '数成了空地的块数'],
        [`${key + 1}`, '有两块其实是连着的'],
        [`${Math.max(0, ...parts.map(({ size }) => size))}`, '数成了最大一块的格数'],
      ],
      functions: `${declared(grid)}\n\n${FILL}`,
      proof: `int c = 0;\nfor (int i = 0; i < 4; i++)\n    for (int j = 0; j < 5; j++)\n        if (area(i, j) > 0) c++;\ncout << c;`,
    };
  },
  check: ({ grid }, key) => paintedParts(grid).size === Number(key),
});

/** The size of the largest part of a grid. */
const regionSize = flood({
  name: 'region-size',
  title: '最大一块有几格',
  difficulty: 'medium',
  hints: ['给每个池塘标上号，数每个有几格。', '只有上下左右算相连，斜着的要另外数。'],
  draw: (random) => ({ grid: someGrid(random) }),
  write: ({ grid }) => {
    const most = (steps: Steps) => Math.max(0, ...partsOf(grid, steps).map(({ size }) => size));
    const parts = partsOf(grid, SIDES).map(({ size }) => size);
    const key = most(SIDES);
    const longestRun = Math.max(...grid.flatMap((row) => row.split('.').map(({ length }) => length)));
    return {
      lead: '图里的 `#` 是水，上下左右相邻的连成一个池塘，斜着碰到的不算。最大的池塘有几格？（　　）',
      code: shownGrid(grid),
      key: `${key}`,
      why: `从每个没有标记的 # 开始泛洪，数出各个池塘是 ${parts.join('、')} 格，最大的是 ${key}，`,
      wrong: [
        [`${most([...SIDES, ...CORNERS])}`, '把斜着碰到的也连起来了'],
        [`${longestRun}`, '只看了同一行里连着的'],
        [`${parts[0] ?? 0}`, '只数了第一个遇到的池塘'],
        [`${parts.length}`, '数成了池塘的个数'],
        [`${parts.reduce((x, y) => x + y, 0)}`, '把所有的水都加起来了'],
        [`${key - 1}`, '漏数了出发的那一格'],
      ],
      functions: `${declared(grid)}\n\n${FILL}`,
      proof: `int most = 0;\nfor (int i = 0; i < 4; i++)\n    for (int j = 0; j < 5; j++) most = max(most, area(i, j));\ncout << most;`,
    };
  },
  check: ({ grid }, key) => Math.max(0, ...paintedParts(grid).values()) === Number(key),
});

/** Where a number ends in a table with linear probing. */
const probePlace = hash({
  name: 'probe-place',
  title: '冲突了往后找',
  difficulty: 'medium',
  hints: ['先取余得到本来的格子，有数了就往后一格一格找。', '要把前面的数一个一个放好，走到末尾再回到开头。'],
  draw: (random) => ({ size: random.pick([7, 8, 9]), all: random.some(6, 10, 60) }),
  write: ({ size, all }) => {
    const places = Array.from({ length: size }, () => 0);
    let place = 0;
    for (const x of all) {
      place = x % size;
      while (places[place] !== 0) place = (place + 1) % size;
      places[place] = x;
    }
    const last = all.at(-1) ?? 0;
    const start = last % size;
    const moves = (place - start + size) % size;
    return {
      lead: `哈希表有 ${size} 格，下标从 0 开始，x 先看下标 x % ${size} 的格子，有数就往后一格一格找空的，到末尾再从 0 开始。依次放入 ${all.join('、')}，最后放的 ${last} 在下标几？（　　）`,
      key: `${place}`,
      why: `${last} % ${size} = ${start}，${moves === 0 ? '那里正好空着' : `那里有数，往后走了 ${moves} 格`}，放在下标 ${place}，`,
      wrong: [
        [`${start}`, '没有看这一格是不是已经有数'],
        [`${(start + 1) % size}`, '只往后看了一格'],
        [`${start + moves}`, '到了末尾没有回到下标 0'],
        [`${(place + 1) % size}`, '下标从 1 开始数了'],
        [`${places.indexOf(0)}`, '从头找第一个空格，没有从余数开始'],
        ['5', '按放入的次序一格一格排'],
        [`${(place + size - 1) % size}`, '少走了一格，那里已经有数'],
      ],
      proof: `int h[${size}] = {0}, at = 0;\nint all[6] = {${all.join(', ')}};\nfor (int x : all) {\n    at = x % ${size};\n    while (h[at] != 0) at = (at + 1) % ${size};\n    h[at] = x;\n}\ncout << at;`,
    };
  },
  check: ({ size, all }, key) => {
    const taken = new Map<number, number>();
    for (const x of all) {
      const free = Array.from({ length: size }, (_, k) => (x + k) % size).find((place) => !taken.has(place));
      taken.set(free ?? -1, x);
    }
    return taken.get(Number(key)) === all.at(-1);
  },
});

/** Looks that a search in a chain takes. */
const chainLooks = hash({
  name: 'chain-looks',
  title: '一条链上看几个',
  difficulty: 'medium',
  hints: ['先求要找的数的余数，只看余数相同的那条链。', '按放入的先后排好，从头数到它为止。'],
  draw: (random) => ({ size: random.int(3, 5), all: random.some(8, 10, 70), at: random.int(4, 7) }),
  write: ({ size, all, at }) => {
    const wanted = all[at] ?? 0;
    const chain = all.filter((x) => x % size === wanted % size);
    const key = chain.indexOf(wanted) + 1;
    return {
      lead: `哈希表把除以 ${size} 余数相同的数放在一条链上，新的数接在链尾。依次放入 ${all.join('、')}，再从链头开始找 ${wanted}，要和几个数比较（包括它自己）？（　　）`,
      key: `${key}`,
      why: `${wanted} 除以 ${size} 余 ${wanted % size}，这条链上依次是 ${chain.join('、')}，${wanted} 是第 ${key} 个，`,
      wrong: [
        [`${at + 1}`, '从第一个放入的数找起，没有只看一条链'],
        [`${chain.length}`, '数成了整条链的长度'],
        [`${chain.length - key + 1}`, '从链尾开始找了'],
        [`${key - 1}`, '没有算和它自己的比较'],
        [`${key + 1}`, '多比较了一个'],
        [`${wanted % size}`, '把链的编号当成了次数'],
      ],
      proof: `vector<int> b[${size}];\nint all[8] = {${all.join(', ')}}, c = 0;\nfor (int x : all) b[x % ${size}].push_back(x);\nfor (int x : b[${wanted} % ${size}]) {\n    c++;\n    if (x == ${wanted}) break;\n}\ncout << c;`,
    };
  },
  check: ({ size, all, at }, key) =>
    all.slice(0, at + 1).filter((x) => (x - (all[at] ?? 0)) % size === 0).length === Number(key),
});

/** The whole part of a logarithm. */
const logFloor = library({
  name: 'log-floor',
  title: '对数的整数部分',
  difficulty: 'medium',
  hints: ['对数问的是：底数的几次方等于它。', '找两个相邻的乘方把它夹住，小数部分会去掉。'],
  draw: (random) => ({ n: random.int(40, 3000), isTwo: random.pick([true, true, false]) }),
  write: ({ n, isTwo }) => {
    const whole = (base: number, at = 0): number => (base ** (at + 1) > n ? at : whole(base, at + 1));
    const [base, other] = isTwo ? [2, 10] : [10, 2];
    const key = whole(base);
    return {
      code: `int n = ${n};\ncout << (int)${isTwo ? 'log2' : 'log10'}(n + 0.5);`,
      key: `${key}`,
      why: `${base} 的 ${key} 次方是 ${base ** key}，${base} 的 ${key + 1} 次方是 ${base ** (key + 1)}，${n}.5 在它们中间，对数是 ${key} 点几，去掉小数是 ${key}，`,
      wrong: [
        [`${key + 1}`, '往上取整了，转换成 int 是去掉小数'],
        [`${whole(other)}`, `当成了以 ${other} 为底`],
        [`${Math.floor(Math.log(n))}`, '当成了自然对数'],
        [`${Math.floor(Math.sqrt(n))}`, '求成了平方根'],
        [`${Math.floor(n / base)}`, `做成了除以 ${base}`],
      ],
    };
  },
  check: ({ n, isTwo }, key) => (isTwo ? n.toString(2) : `${n}`).length - 1 === Number(key),
});

/** A sine or cosine of an angle in degrees. */
const degreeCall = library({
  name: 'degree-call',
  title: '角度换成弧度',
  difficulty: 'medium',
  hints: ['三角函数用的是弧度，乘圆周率再除以一百八十就是在换。', '换好以后，想想这个特殊角的值，再乘前面的数。'],
  draw: (random) => ({
    long: random.int(4, 40),
    degrees: random.pick([30, 60, 120, 150]),
    isSine: random.pick([true, false]),
  }),
  write: ({ long, degrees, isSine }) => {
    const angle = (degrees * Math.PI) / 180;
    const text = (value: number) => value.toFixed(1);
    const [mine, other] = isSine ? ([Math.sin, Math.cos] as const) : ([Math.cos, Math.sin] as const);
    const key = text(long * mine(angle));
    const name = isSine ? 'sin' : 'cos';
    return {
      code: `double pi = acos(-1.0);\nprintf("%.1f", ${long} * ${name}(${degrees} * pi / 180));`,
      key,
      why: `${degrees} 度换成弧度再求 ${name}，约是 ${mine(angle).toFixed(3)}，乘 ${long} 得 ${key}，`,
      wrong: [
        [text(long * other(angle)), 'sin 和 cos 弄反了'],
        [text(long * mine(degrees)), '以为函数直接用度数，没有换成弧度'],
        [text(-long * mine(angle)), `正负弄反了，${degrees} 度的 ${name} 是${mine(angle) > 0 ? '正' : '负'}的`],
        [text(long), `忘了乘 ${name}`],
        [text(long * Math.tan(angle)), `求成了 tan，应当是 ${name}`],
      ],
      proof: `ostringstream s;\ns << fixed << setprecision(1) << ${long} * ${name}(${degrees} * acos(-1.0) / 180);\ncout << s.str();`,
    };
  },
  check: ({ long, degrees, isSine }, key) => {
    const turned = isSine ? degrees : 90 - degrees;
    const half = { 30: 0.5, 60: 0.75 ** 0.5, 120: 0.75 ** 0.5, 150: 0.5, '-30': -0.5, '-60': -(0.75 ** 0.5) }[turned];
    return Math.abs(Number(key) - long * (half ?? 0)) < 0.0501;
  },
});

export const FILLS_AND_HASHES: readonly Template[] = [
  regionCount,
  regionSize,
  probePlace,
  chainLooks,
  logFloor,
  degreeCall,
];
