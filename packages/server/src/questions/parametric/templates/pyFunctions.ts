import { ofPoint, type Template } from '../parametric.ts';

const nested = ofPoint('gesp-py-4/nested-types', '嵌套');
const func = ofPoint('gesp-py-4/function', '函数');
const scope = ofPoint('gesp-py-4/scope', '作用域');
const pass = ofPoint('gesp-py-4/pass', '参数传递');
const complexity = ofPoint('gesp-py-4/complexity-poly', '复杂度');

/** Members of lists in a list. */
const innerLists = nested({
  name: 'py-inner-lists',
  title: '列表里的列表',
  difficulty: 'medium',
  hints: ['先数外层有几个列表，每个列表是外层的一个元素。', '先取外层的下标，再取里层的；负的下标从后面数。'],
  draw: (random) => ({ a: random.some(6, 1, 20) }),
  write: ({ a: [p = 1, q = 2, r = 3, s = 4, t = 5, u = 6] }) => ({
    code: `a = [[${p}, ${q}], [${r}, ${s}, ${t}], [${u}]]\nprint(len(a), a[1][-1], a[-1][0])`,
    key: `3 ${t} ${u}`,
    why: `a 里有 3 个列表；a[1] 是第二个列表，它的最后一个是 ${t}；a[-1] 是最后一个列表，它的第一个是 ${u}，`,
    wrong: [
      [`6 ${t} ${u}`, '把里面的数都数进了 len(a)'],
      [`3 ${q} ${u}`, '以为下标从 1 开始，a[1] 取成了第一个列表'],
      [`3 ${t} ${r}`, '把 a[-1] 当成了倒数第二个列表'],
      [`3 ${s} ${u}`, '以为 -1 是倒数第二个'],
    ],
  }),
  check: ({ a }, key) => key === [3, a[4], a.at(-1)].join(' '),
});

/** Rows that are the same list. */
const sameRows = nested({
  name: 'py-same-rows',
  title: '乘出来的二维列表',
  difficulty: 'hard',
  hints: ['看每一行是新建的，还是同一行被重复了几次。', '如果是同一行，改一处，每一行都跟着变。'],
  draw: (random) => ({
    rows: random.int(2, 4),
    columns: random.int(2, 4),
    x: random.int(3, 40),
    isTimes: random.pick([true, false]),
  }),
  write: ({ rows, columns, x, isTimes }) => {
    const sum = isTimes ? rows * x : x;
    return {
      code: `a = ${isTimes ? `[[0] * ${columns}] * ${rows}` : `[[0] * ${columns} for i in range(${rows})]`}\na[0][1] = ${x}\ns = 0\nfor row in a:\n    s += sum(row)\nprint(s)`,
      key: `${sum}`,
      why: isTimes
        ? `外面的 * ${rows} 让每一行都是同一个列表，改 a[0][1] 时每一行都变了，和是 ${rows} × ${x} = ${sum}，`
        : `推导式每次都新建一行，各行不相干，只有第一行变了，和是 ${sum}，`,
      wrong: [
        isTimes ? [`${x}`, '以为各行是互不相干的列表'] : [`${rows * x}`, '以为各行是同一个列表'],
        [`${columns * x}`, '以为一行里的每个数都变了'],
        [`${rows * columns * x}`, '以为每个数都变了'],
        ['0', '以为没有改变列表'],
      ],
    };
  },
  check: ({ rows, x, isTimes }, key) => Number(key) / x === (isTimes ? rows : 1),
});

/** Default values and named parameters. */
const defaults = func({
  name: 'py-defaults',
  title: '参数的默认值',
  difficulty: 'medium',
  hints: ['没有给的参数用默认值，给了就用给的。', '写了名字的参数按名字对应，不按位置。'],
  draw: (random) => ({ d: random.int(2, 5), e: random.int(6, 12), x: random.int(2, 9), y: random.int(2, 9) }),
  write: ({ d, e, x, y }) => ({
    code: `def f(a, b=${d}, c=${e}):\n    return a * b + c\n\nprint(f(${x}), f(${x}, c=${y}))`,
    key: `${x * d + e} ${x * d + y}`,
    why: `f(${x}) 里 b 是 ${d}、c 是 ${e}，得 ${x * d + e}；f(${x}, c=${y}) 里 b 还是 ${d}，c 是 ${y}，得 ${x * d + y}，`,
    wrong: [
      [`${x * d + e} ${x * y + e}`, `把 c=${y} 当成了第二个参数 b`],
      [`${x} ${x * y}`, '以为没有写的参数就不参加计算'],
      [`${x * e + d} ${x * y + d}`, '把两个默认值弄反了'],
      [`${x * d + e} ${x * d + e}`, '以为默认值不能改'],
    ],
  }),
  check: ({ d, e, x, y }, key) => {
    const [p = 0, q = 0] = key.split(' ').map(Number);
    return p - e === x * d && q - y === p - e;
  },
});

/** A function without return gives None. */
const noReturn = func({
  name: 'py-no-return',
  title: '没有 return 的函数',
  difficulty: 'medium',
  hints: ['看函数里有没有 return。', '没有 return 的函数也会返回一个特别的值，想想它叫什么。'],
  draw: (random) => ({ x: random.int(2, 20), k: random.int(2, 9) }),
  write: ({ x, k }) => ({
    code: `def f(x):\n    x = x + ${k}\n\ndef g(x):\n    return x * ${k}\n\nprint(f(${x}), g(${x}))`,
    key: `None ${x * k}`,
    why: `f 里没有 return，返回的是 None；g 返回 ${x} * ${k} = ${x * k}，`,
    wrong: [
      [`${x + k} ${x * k}`, '以为函数会自动返回最后算的值'],
      [`${x} ${x * k}`, '以为没有 return 就返回参数'],
      [`0 ${x * k}`, '以为没有 return 就返回 0'],
      [`None ${x + k}`, '把 g 的乘号看成了加号'],
    ],
  }),
  check: ({ x, k }, key) => key.startsWith('None ') && Number(key.slice(5)) / k === x,
});

/** An assignment in a function makes a local variable. */
const localName = scope({
  name: 'py-local-name',
  title: '函数里的同名变量',
  difficulty: 'medium',
  hints: ['函数里给名字赋值，得到的是函数自己的变量。', '看有没有 global，没有的话外面的同名变量不变。'],
  draw: (random) => ({ x: random.some(2, 2, 30), k: random.int(2, 9), isGlobal: random.pick([true, false]) }),
  write: ({ x: [a = 2, b = 3], k, isGlobal }) => ({
    code: `n = ${a}\n\ndef f():\n${isGlobal ? '    global n\n' : ''}    n = ${b}\n    return n + ${k}\n\nr = f()\nprint(n, r)`,
    key: `${isGlobal ? b : a} ${b + k}`,
    why: isGlobal
      ? `写了 global n，函数里改的就是外面的 n，它变成 ${b}；返回 ${b} + ${k} = ${b + k}，`
      : `函数里给 n 赋值，得到的是函数自己的 n，外面的 n 还是 ${a}；返回 ${b} + ${k} = ${b + k}，`,
    wrong: [
      isGlobal
        ? [`${a} ${b + k}`, '没有看 global，以为外面的 n 不变']
        : [`${b} ${b + k}`, '以为函数里的赋值会改外面的 n'],
      [`${a} ${a + k}`, '以为函数里用的是外面的 n'],
      [`${b + k} ${b + k}`, '以为返回值会存进 n'],
    ],
  }),
  check: ({ x: [a = 0, b = 0], k, isGlobal }, key) => key === [isGlobal ? b : a, k + b].join(' '),
});

/** Reading a global variable uses its value at the call. */
const lateGlobal = scope({
  name: 'py-late-global',
  title: '调用时才看全局变量',
  difficulty: 'medium',
  hints: ['函数里用到的外面的变量，在调用的那一刻才去看。', '每次调用前，先写下这个变量现在是多少。'],
  draw: (random) => ({ x: random.some(2, 2, 12), y: random.some(2, 2, 20) }),
  write: ({ x: [a = 2, b = 3], y: [p = 4, q = 5] }) => ({
    code: `k = ${a}\n\ndef f(x):\n    return x * k\n\nm = f(${p})\nk = ${b}\nprint(m, f(${q}))`,
    key: `${a * p} ${b * q}`,
    why: `调用 f 的时候才去看 k：第一次 k 是 ${a}，得 ${a * p}；第二次 k 已经是 ${b}，得 ${b * q}，`,
    wrong: [
      [`${a * p} ${a * q}`, '以为函数记住了定义时的 k'],
      [`${b * p} ${b * q}`, '以为 m 会跟着 k 重新计算'],
      [`${b * p} ${a * q}`, '把两次调用时的 k 弄反了'],
    ],
  }),
  check: ({ x, y }, key) => key === [0, 1].map((i) => (x[i] ?? 0) * (y[i] ?? 0)).join(' '),
});

/** A list parameter is changed, a number parameter is not. */
const listParameter = pass({
  name: 'py-list-parameter',
  title: '列表做参数',
  difficulty: 'medium',
  hints: ['列表传进函数，里外是同一个列表。', '给参数名重新赋值，只是让名字换了一个值，外面不变。'],
  draw: (random) => ({ a: random.some(3, 1, 20), n: random.int(3, 9), k: random.int(21, 40) }),
  write: ({ a: [x = 1, y = 2, z = 3], n, k }) => ({
    code: `def work(b, m):\n    b[0] = ${k}\n    b.append(m)\n    m = 0\n\na = [${x}, ${y}, ${z}]\nn = ${n}\nwork(a, n)\nprint(a[0], len(a), n)`,
    key: `${k} 4 ${n}`,
    why: `b 和 a 是同一个列表，b[0] 和 append 都改了它；m = 0 只是让名字 m 换了一个值，n 还是 ${n}，`,
    wrong: [
      [`${x} 3 ${n}`, '以为列表是复制一份传进去的'],
      [`${k} 4 0`, '以为 m = 0 也会改变 n'],
      [`${k} 3 ${n}`, '以为 append 加在了另一个列表上'],
      [`${x} 4 ${n}`, '以为 b[0] = 改不了外面的列表'],
    ],
  }),
  check: ({ n, k }, key) => key === `${k} ${3 + 1} ${n}`,
});

/** A parameter that gets a new list no longer changes the old one. */
const newList = pass({
  name: 'py-new-list',
  title: '换成新的列表',
  difficulty: 'hard',
  family: 'py-list-parameter',
  hints: ['先看哪几句改的是原来的列表。', '等号左边只有名字的那一句以后，名字就指着新的列表了。'],
  draw: (random) => ({ a: random.some(3, 1, 20), x: random.int(21, 40), y: random.int(41, 60) }),
  write: ({ a: [p = 1, q = 2, r = 3], x, y }) => ({
    code: `def work(b):\n    b[1] = ${x}\n    b = [${y}] * 3\n    b[2] = 0\n\na = [${p}, ${q}, ${r}]\nwork(a)\nprint(a)`,
    key: `[${p}, ${x}, ${r}]`,
    why: `b[1] = ${x} 改的是 a；b = [${y}] * 3 让 b 换成新的列表，以后改的都不是 a 了，`,
    wrong: [
      [`[${y}, ${y}, 0]`, '以为给 b 换一个列表，a 也跟着换'],
      [`[${p}, ${q}, ${r}]`, '以为函数里改不了 a'],
      [`[${p}, ${x}, 0]`, '以为换成新的列表以后 b[2] 还会改 a'],
      [`[${x}, ${q}, ${r}]`, '以为下标从 1 开始'],
    ],
  }),
  check: ({ a, x }, key) => key === `[${a.with(1, x).join(', ')}]`,
});

/** How often a loop looks at members of a list. */
const looks = complexity({
  name: 'py-looks',
  title: '查找要看多少次',
  difficulty: 'medium',
  hints: ['外层每个数都要在里层走一遍，什么时候会提前离开？', '题目说都找不到，那么每一遍都走到底。'],
  draw: (random) => ({ n: random.int(10, 60), m: random.int(3, 9) }),
  write: ({ n, m }) => ({
    lead: `列表 a 有 ${n} 个不同的数，列表 b 有 ${m} 个数，b 里的数都不在 a 里。下面的程序一共比较多少次？（　　）`,
    code: `c = 0\nfor x in b:\n    for y in a:\n        c += 1\n        if x == y:\n            break`,
    key: `${n * m}`,
    why: `b 里的每个数都要和 a 的 ${n} 个数比一遍，找不到就不会 break，一共 ${m} × ${n} = ${n * m} 次，`,
    wrong: [
      [`${n + m}`, '把两个列表的长度加起来了'],
      [`${m}`, '以为 break 第一次就结束了'],
      [`${n * (m - 1)}`, '少算了 b 里的一个数'],
      [`${(n * m) / 2}`, '以为平均看一半就会找到'],
    ],
    proof: `a = list(range(${n}))\nb = list(range(1000, ${1000 + m}))\nc = 0\nfor x in b:\n    for y in a:\n        c += 1\n        if x == y:\n            break\nprint(c)`,
  }),
  check: ({ n, m }, key) => Number(key) / m === n,
});

export const PY_FUNCTIONS: readonly Template[] = [
  innerLists,
  sameRows,
  defaults,
  noReturn,
  localName,
  lateGlobal,
  listParameter,
  newList,
  looks,
];
