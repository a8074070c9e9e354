import { ofPoint, type Template } from '../parametric.ts';

// Statements about algorithms and data, true or false, for levels 5 to 8 of C++.

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

const commonMultiple = ofPoint(
  'gesp-cpp-5/gcd',
  '最小公倍数',
)({
  name: 'claim-common-multiple',
  title: '判断：最小公倍数',
  difficulty: 'easy',
  family: 'meet-again',
  hints: ['两个数的乘积一定是公倍数，可是它最小吗？', '先求最大公约数，看乘积里多乘了什么。'],
  draw: (random) => {
    const [p, q] = random.pick<readonly [number, number]>([
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
      [2, 7],
      [5, 6],
      [5, 7],
      [4, 9],
      [1, 4],
    ]);
    return { g: random.int(2, 12), p, q };
  },
  write: ({ g, p, q }) => ({
    claim: (text) => `${g * p} 和 ${g * q} 的最小公倍数是 ${text}。`,
    key: `${g * p * q}`,
    why: `${g * p} 和 ${g * q} 的最大公约数是 ${g}，${g * p} × ${g * q} ÷ ${g} = ${g * p * q}，`,
    wrong: [
      [`${g * p * g * q}`, '把两个数的乘积当成了最小公倍数，没有除以最大公约数'],
      [`${g}`, '把最大公约数当成了最小公倍数'],
    ],
    proof: `int n = ${g * q};\nwhile (n % ${g * p} != 0) n += ${g * q};\ncout << n;`,
  }),
  check: ({ g, p, q }, key) => Number(key) * divisor(g * p, g * q) === g * p * g * q,
});

const halvingDepth = ofPoint(
  'gesp-cpp-5/recursion',
  '递归',
)({
  name: 'claim-halving-depth',
  title: '判断：一半一半地递归',
  difficulty: 'medium',
  family: 'recursion-trace',
  hints: ['把每一层的参数写成一行，整数相除去掉小数。', '数一数有几层，最里面那一层直接返回。'],
  draw: (random) => ({ n: random.int(5, 300) }),
  write: ({ n }) => {
    const functions = 'int f(int n) {\n    if (n <= 1) return 1;\n    return f(n / 2) + 1;\n}';
    const key = Math.floor(Math.log2(n)) + 1;
    return {
      claim: (text) => `有下面的函数，\`f(${n})\` 的返回值是 ${text}。`,
      code: functions,
      functions,
      key: `${key}`,
      why: `${n} 每次整除 2，经过 ${key - 1} 次变成 1，每次加 1，最里面返回 1，一共是 ${key}，`,
      wrong: [
        [`${key - 1}`, '漏掉了最里面返回的 1'],
        [`${key + 1}`, '以为还要除到 0，多算了一层'],
        [`${n}`, '以为每次只减少 1'],
      ],
      proof: `cout << f(${n});`,
    };
  },
  check: ({ n }, key) => 2 ** (Number(key) - 1) <= n && 2 ** Number(key) > n,
});

const evenSteps = ofPoint(
  'gesp-cpp-5/complexity-log',
  '二分查找',
)({
  name: 'claim-one-more-look',
  title: '判断：数多一倍，多看几次',
  difficulty: 'medium',
  family: 'most-looks',
  hints: ['比较一次以后，剩下的数不到一半。', '多出来的那些数，比较一次就能去掉。'],
  draw: (random) => ({ n: random.int(10, 500), double: random.int(1, 4) }),
  write: ({ n, double }) => ({
    claim: (text) =>
      `在 ${n} 个排好序的数里二分查找，最多比较 ${Math.floor(Math.log2(n)) + 1} 次；数的个数变成 ${n * 2 ** double} 个，最多比较 ${text} 次。`,
    key: `${Math.floor(Math.log2(n)) + 1 + double}`,
    why: `个数每变成两倍，最多多比较一次，${n * 2 ** double} 是 ${n} 的 ${2 ** double} 倍，多比较 ${double} 次，`,
    wrong: [
      [`${(Math.floor(Math.log2(n)) + 1) * 2 ** double}`, '以为个数变成几倍，比较的次数也变成几倍'],
      [`${Math.floor(Math.log2(n)) + 1 + 2 ** double}`, '以为个数变成几倍就多比较几次'],
    ],
    proof: `int c = 0;\nfor (int m = ${n * 2 ** double}; m > 0; m /= 2) c++;\ncout << c;`,
  }),
  check: ({ n, double }, key) => 2 ** (Number(key) - 1) <= n * 2 ** double && 2 ** Number(key) > n * 2 ** double,
});

const twoChildren = ofPoint(
  'gesp-cpp-6/tree',
  '二叉树',
)({
  name: 'claim-two-children',
  title: '判断：叶子和分叉',
  difficulty: 'medium',
  hints: ['先画只有一个结点的树，叶子是它自己。', '让一片叶子长出两个孩子，叶子和分叉各多了几个？'],
  draw: (random) => ({ n: random.int(3, 120) }),
  write: ({ n }) => ({
    claim: (text) => `一棵二叉树有 ${n} 个叶子结点，那么它有两个孩子的结点有 ${text} 个。`,
    key: `${n - 1}`,
    why: `每多一个有两个孩子的结点，叶子就多一个；最初只有一个叶子，所以分叉比叶子少 1 个，是 ${n - 1}，`,
    wrong: [
      [`${n}`, '以为分叉和叶子一样多'],
      [`${n + 1}`, '把多一个和少一个弄反了'],
      [`${Math.floor(n / 2)}`, '只数了最下面一层分叉，以为每两片叶子一个'],
    ],
    proof: `int leaves = 1, forks = 0;\nwhile (leaves < ${n}) {\n    leaves++;\n    forks++;\n}\ncout << forks;`,
  }),
  check: ({ n }, key) => n - Number(key) === 1,
});

const fullQueue = ofPoint(
  'gesp-cpp-6/queue',
  '循环队列',
)({
  name: 'claim-full-queue',
  title: '判断：循环队列最多装几个',
  difficulty: 'medium',
  family: 'circular-size',
  hints: ['空队列里队头和队尾重合，满的时候也重合就分不清了。', '想一想为了分清，有一格怎么样。'],
  draw: (random) => ({ n: random.int(5, 100) }),
  write: ({ n }) => ({
    claim: (text) =>
      `循环队列用数组 \`q[${n}]\` 存放，rear 是队尾后面一个的下标，\`front == rear\` 表示空，\`(rear + 1) % ${n} == front\` 表示满。它最多能装 ${text} 个元素。`,
    key: `${n - 1}`,
    why: `满的时候 rear 指着的那一格空着，${n} 格里最多用 ${n - 1} 格，`,
    wrong: [
      [`${n}`, '以为每一格都能用，忘了那样就和空队列分不清'],
      [`${n - 2}`, '以为队头和队尾各空出一格'],
    ],
    proof: `int front = 0, rear = 0, c = 0;\nwhile ((rear + 1) % ${n} != front) {\n    rear = (rear + 1) % ${n};\n    c++;\n}\ncout << c;`,
  }),
  check: ({ n }, key) => (Number(key) + 1) % n === 0 && Number(key) > 0,
});

const degreeSum = ofPoint(
  'gesp-cpp-7/graph',
  '图',
)({
  name: 'claim-degree-sum',
  title: '判断：度数的和',
  difficulty: 'easy',
  hints: ['画一条边，看有几个点的度数变多了。', '每条边都是这样，和点的个数有没有关系？'],
  draw: (random) => ({ n: random.int(5, 15), m: random.int(6, 30) }),
  write: ({ n, m: drawn }) => {
    const m = Math.min(drawn, (n * (n - 1)) / 2);
    return {
      claim: (text) => `一个无向图有 ${n} 个点、${m} 条边，没有连到自己的边，所有点的度数加起来是 ${text}。`,
      key: `${2 * m}`,
      why: `每条边让两头的点各多 1 度，${m} 条边一共 2 × ${m} = ${2 * m}，`,
      wrong: [
        [`${m}`, '每条边只数了一头'],
        [`${n + m}`, '把点数和边数加了起来'],
        [`${n * (n - 1)}`, '当成了每两个点之间都有边'],
      ],
      proof: `int degree[${n}] = {0}, made = 0, s = 0;\nfor (int i = 0; i < ${n}; i++)\n    for (int j = i + 1; j < ${n} && made < ${m}; j++) {\n        degree[i]++;\n        degree[j]++;\n        made++;\n    }\nfor (int i = 0; i < ${n}; i++) s += degree[i];\ncout << s;`,
    };
  },
  check: ({ n, m }, key) => Number(key) / 2 === Math.min(m, (n * (n - 1)) / 2),
});

const chosen = ofPoint(
  'gesp-cpp-8/perm-comb',
  '组合',
)({
  name: 'claim-chosen',
  title: '判断：选人有几种',
  difficulty: 'easy',
  family: 'teams',
  hints: ['选出来的人要不要排先后？', '先按排队算，再想同样的几个人被数了几遍。'],
  draw: (random) => ({ n: random.int(5, 12), k: random.int(2, 4) }),
  write: ({ n, k }) => {
    const ordered = Array.from({ length: k }, (_, at) => n - at).reduce((all, one) => all * one, 1);
    const orders = Array.from({ length: k }, (_, at) => at + 1).reduce((all, one) => all * one, 1);
    return {
      claim: (text) => `从 ${n} 名同学里选 ${k} 名一起去送书，不分先后，有 ${text} 种选法。`,
      key: `${ordered / orders}`,
      why: `排先后有 ${ordered} 种，同样的 ${k} 个人被数了 ${orders} 遍，${ordered} ÷ ${orders} = ${ordered / orders}，`,
      wrong: [
        [`${ordered}`, '当成了排队，算了先后'],
        [`${n * k}`, '用人数乘了名额'],
      ],
      proof: `int c[20][20] = {{0}};\nfor (int i = 0; i < 20; i++) {\n    c[i][0] = 1;\n    for (int j = 1; j <= i; j++) c[i][j] = c[i - 1][j - 1] + c[i - 1][j];\n}\ncout << c[${n}][${k}];`,
    };
  },
  check: ({ n, k }, key) => {
    const sets = Array.from({ length: 2 ** n }, (_, set) => set);
    return (
      sets.filter(
        (set) =>
          set
            .toString(2)
            .split('')
            .filter((bit) => bit === '1').length === k,
      ).length === Number(key)
    );
  },
});

export const STATEMENTS_OF_ALGORITHMS: readonly Template[] = [
  commonMultiple,
  halvingDepth,
  evenSteps,
  twoChildren,
  fullQueue,
  degreeSum,
  chosen,
];
