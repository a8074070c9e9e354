import { ofBoth, ofPoint, type Template } from '../parametric.ts';

const recurrence = ofBoth(4, 'recurrence', '递推');
const complexity = ofPoint('gesp-cpp-4/complexity-poly', '复杂度');
const words = ofBoth(4, 'complexity-poly', '复杂度');

/** Terms of a recurrence with two terms before. */
const nextTerm = recurrence({
  name: 'next-term',
  title: '照递推式往下推',
  difficulty: 'easy',
  hints: ['把已知的两项写下来，代进式子求下一项。', '每次只用最近的两项，注意减号和负数。'],
  draw: (random) => ({
    a: random.int(1, 4),
    b: random.int(2, 6),
    p: random.int(2, 3),
    q: random.int(1, 2),
    n: random.int(4, 5),
  }),
  write: ({ a, b, p, q, n }) => {
    const f = [0, a, b];
    for (let i = 3; i <= n + 1; i += 1) f.push(p * (f[i - 1] ?? 0) - q * (f[i - 2] ?? 0));
    const minus = (x: string) => (q === 1 ? x : `${q} × ${x}`);
    const swapped = [0, a, b];
    for (let i = 3; i <= n; i += 1) swapped.push(p * (swapped[i - 2] ?? 0) - q * (swapped[i - 1] ?? 0));
    const plus = [0, a, b];
    for (let i = 3; i <= n; i += 1) plus.push(p * (plus[i - 1] ?? 0) + q * (plus[i - 2] ?? 0));
    return {
      lead: `已知 f(1) = ${a}，f(2) = ${b}，当 n > 2 时 f(n) = ${p} × f(n - 1) - ${minus('f(n - 2)')}，那么 f(${n}) 等于（　　）。`,
      key: `${f[n]}`,
      why: `一项一项地推：${f
        .slice(1, n + 1)
        .map((x, i) => `f(${i + 1}) = ${x}`)
        .join('，')}，`,
      wrong: [
        [`${f[n - 1]}`, '少推了一项'],
        [`${f[n + 1]}`, '多推了一项'],
        [`${swapped[n]}`, '把前一项和前两项弄反了'],
        [`${plus[n]}`, '把减号看成了加号'],
      ],
      proof: `int f[20] = {0, ${a}, ${b}};\nfor (int i = 3; i <= ${n}; i++) f[i] = ${p} * f[i - 1] - ${q} * f[i - 2];\ncout << f[${n}];`,
    };
  },
  check: ({ a, b, p, q, n }, key) => {
    const f = (i: number): number => (i === 1 ? a : i === 2 ? b : p * f(i - 1) - q * f(i - 2));
    return f(n) === Number(key);
  },
});

/** Paths on a grid with a blocked corner. */
const gridPaths = recurrence({
  name: 'grid-paths',
  title: '方格里的走法',
  difficulty: 'medium',
  hints: ['每个格子的走法，只来自它上面和左边的格子。', '不能走的格子写零，然后一行一行地填满整张表。'],
  draw: (random) => ({ n: random.int(3, 4), m: random.int(4, 6), i: random.int(2, 3), j: random.int(2, 4) }),
  write: ({ n, m, i, j }) => {
    const paths = (blocked: boolean, rows = n, columns = m) => {
      const f = Array.from({ length: rows + 1 }, () => Array.from({ length: columns + 1 }, () => 0));
      for (const [r, row] of f.entries())
        for (let c = 1; r > 0 && c <= columns; c += 1)
          row[c] =
            blocked && r === i && c === j ? 0 : r === 1 && c === 1 ? 1 : (f[r - 1]?.[c] ?? 0) + (row[c - 1] ?? 0);
      return f[rows]?.[columns] ?? 0;
    };
    const key = paths(true);
    return {
      lead: `有 ${n} 行 ${m} 列的方格，从左上角的格子走到右下角的格子，每步只能向右或向下走一格，第 ${i} 行第 ${j} 列的格子不能走，一共有多少种走法？（　　）`,
      key: `${key}`,
      why: `每个格子的走法等于上面和左边两个格子的走法之和，不能走的格子是 0，一格一格推到右下角是 ${key}，`,
      wrong: [
        [`${paths(false)}`, '没有看到有一个格子不能走'],
        [`${paths(false) - key}`, '算成了要经过那个格子的走法'],
        [`${n * m - 1}`, '数了能走的格子'],
        [`${n + m - 2}`, '算成了要走几步'],
        [`${paths(false, n + 1, m + 1)}`, '把方格多算了一行一列'],
      ],
      proof: `int f[10][10] = {0};\nfor (int r = 1; r <= ${n}; r++)\n    for (int c = 1; c <= ${m}; c++)\n        f[r][c] = r == ${i} && c == ${j} ? 0 : r == 1 && c == 1 ? 1 : f[r - 1][c] + f[r][c - 1];\ncout << f[${n}][${m}];`,
    };
  },
  check: ({ n, m, i, j }, key) => {
    const go = (r: number, c: number): number =>
      r > n || c > m || (r === i && c === j) ? 0 : r === n && c === m ? 1 : go(r + 1, c) + go(r, c + 1);
    return go(1, 1) === Number(key);
  },
});

/** How often the body of nested loops runs. */
const bodyTimes = complexity({
  name: 'body-times',
  title: '数一数执行次数',
  difficulty: 'medium',
  hints: ['先看两个内层循环是一个套一个，还是一前一后。', '一前一后的次数相加，套在外层里的再相乘。'],
  draw: (random) => ({ n: random.int(5, 30), k: random.int(2, 9) }),
  write: ({ n, k }) => ({
    code: `int n = ${n}, c = 0;\nfor (int i = 0; i < n; i++) {\n    for (int j = 0; j < n; j++) c++;\n    for (int j = 0; j < ${k}; j++) c++;\n}\ncout << c;`,
    key: `${n * (n + k)}`,
    why: `外层的每一轮里，两个内层循环一前一后，一共 ${n} + ${k} 次，外层 ${n} 轮，${n} × ${n + k} = ${n * (n + k)}，`,
    wrong: [
      [`${n * n * k}`, '以为两个内层循环是套在一起的，应当先相加'],
      [`${n * n + k}`, '以为后一个内层循环只执行一遍'],
      [`${2 * n + k}`, '把三个循环的次数都加起来了'],
      [`${n * n}`, '漏掉了后一个内层循环'],
    ],
  }),
  check: ({ n, k }, key) => Number(key) / n - n === k,
});

/** How much longer a program takes for more input. */
const timesLonger = words({
  name: 'times-longer',
  title: '数据变多，时间变几倍',
  difficulty: 'medium',
  draw: (random) => ({ power: random.int(1, 3), factor: random.int(2, 10), ms: random.int(1, 9) * 10 }),
  hints: ({ factor }) => ['先看时间和 n 的几次方成正比。', `每多一次方，时间就多乘一个 ${factor}。`],
  write: ({ power, factor, ms }) => {
    const name = power === 1 ? 'O(n)' : `O(n^${power})`;
    const key = ms * factor ** power;
    return {
      lead: `一个程序的时间复杂度是 \`${name}\`，n = 1000 时用了 ${ms} 毫秒，n 变成原来的 ${factor} 倍时，大约要用多少毫秒？（　　）`,
      key: `${key}`,
      why: `${name} 的意思是时间和 n ${power === 1 ? '成正比' : `的 ${power} 次方成正比`}，n 变成 ${factor} 倍，时间变成 ${factor ** power} 倍，${ms} × ${factor ** power} = ${key}，`,
      wrong: [
        [
          `${ms * factor ** (power === 1 ? 2 : 1)}`,
          power === 1 ? '当成了平方，时间只和 n 成正比' : '以为时间只变成同样的倍数',
        ],
        [`${ms * factor ** (power === 3 ? 2 : 3)}`, '把次方记错了'],
        [`${ms * factor * Math.max(2, power)}`, '把次方当成了乘法'],
        [`${ms + factor}`, '把倍数加上去了'],
        [`${ms}`, '以为时间和 n 没有关系'],
      ],
      proof: `long long t = ${ms};\nfor (int i = 0; i < ${power}; i++) t *= ${factor};\ncout << t;`,
    };
  },
  check: ({ power, factor, ms }, key) => Math.round(Number(key) / ms) === Math.round(factor ** power),
});

/** The complexity of loops told by their limits. */
const orderOfLoops = complexity({
  name: 'order-of-loops',
  title: '循环的时间复杂度',
  difficulty: 'medium',
  hints: ['先估计内层大约做几次，用 n 的几次方表示。', '和外层的次数合起来，去掉常数倍，只留增长最快的部分。'],
  draw: (random) => ({ kind: random.int(0, 3), k: random.int(2, 9), a: random.int(10, 90) }),
  write: ({ kind, k, a }) => {
    const inner = [
      `for (int j = 0; j < ${a}; j++)`,
      `for (int j = i; j < n; j += ${k})`,
      `for (int j = 0; j < n * n; j += ${k})`,
      `for (int j = 0; j < i * i; j += ${k})`,
    ] as const;
    const orders = ['O(n)', 'O(n^2)', 'O(n^3)', 'O(n^3)'] as const;
    const whys = [
      `内层总是 ${a} 次，和 n 无关，一共大约 ${a} × n 次`,
      `内层最多 n / ${k} 次，平均是它的一半，一共和 n × n 成正比`,
      `内层大约 n × n / ${k} 次，一共和 n 的 3 次方成正比`,
      `内层大约 i × i / ${k} 次，i 最大到 n，一共和 n 的 3 次方成正比`,
    ] as const;
    const key = orders[kind] ?? 'O(n)';
    const mistakes: Record<string, string> = {
      'O(n)': '只看了外层循环，内层的次数也跟着 n 变',
      'O(n^2)': kind === 0 ? '看到两层循环就以为是平方，内层的次数和 n 无关' : '以为内层最多循环 n 次',
      'O(n^3)': '把内层的次数多算了一个 n',
      'O(1)': '以为循环的次数和 n 没有关系',
      'O(2^n)': '把次方和 2 的 n 次方弄混了',
    };
    return {
      lead: '下面程序段的时间复杂度是（　　）。',
      code: `int c = 0;\nfor (int i = 0; i < n; i++)\n    ${inner[kind]}\n        c++;`,
      key,
      why: `${whys[kind]}，常数倍不写出来，所以是 ${key}，`,
      wrong: ['O(n)', 'O(n^2)', 'O(n^3)', 'O(1)', 'O(2^n)'].flatMap((one) =>
        one === key ? [] : [[one, mistakes[one] ?? ''] as const],
      ),
      // How the count grows from n to 2n, for large n.
      proof: `auto count = [](long long n) { long long c = 0; for (long long i = 0; i < n; i++) { long long most = ${['0', 'n', 'n * n', 'i * i'][kind]}, from = ${kind === 1 ? 'i' : '0'}; c += ${kind === 0 ? a : `max(0LL, most - from + ${k - 1}) / ${k}`}; } return c; };\ndouble r = double(count(4000)) / count(2000);\ncout << (r < 3 ? "O(n)" : r < 6 ? "O(n^2)" : "O(n^3)");`,
    };
  },
  check: ({ kind }, key) => key === (kind === 0 ? 'O(n)' : kind === 1 ? 'O(n^2)' : 'O(n^3)'),
});

export const RECURRENCE: readonly Template[] = [nextTerm, gridPaths, bodyTimes, timesLonger, orderOfLoops].flat();
