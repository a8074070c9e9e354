import { parametric } from '../parametric.ts';

/** Assignments that change a variable by its own value. */
export const compoundAssign = parametric({
  name: 'compound-assign',
  version: 1,
  language: 'cpp',
  title: '复合赋值',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/assign'],
  tags: ['复合赋值'],
  hints: [
    '把每一行写长：左边的变量和右边的数先算好，再放回这个变量。',
    '每一行都用上一行算出的新值，不要再用最初的值。',
  ],
  draw: (random) => ({ x: random.int(3, 12), a: random.int(2, 9), b: random.int(2, 4), c: random.int(1, 6) }),
  write: ({ x, a, b, c }) => ({
    code: `int n = ${x};\nn += ${a};\nn *= ${b};\nn -= ${c};\ncout << n;`,
    key: `${(x + a) * b - c}`,
    why: `n 先加 ${a} 得 ${x + a}，再乘 ${b} 得 ${(x + a) * b}，最后减 ${c} 得 ${(x + a) * b - c}，`,
    wrong: [
      [`${x + a * b - c}`, '把三句当成一个式子，先算了乘法'],
      [`${a * b - c}`, '以为 += 会把原来的值换掉'],
      [`${(x + a) * b}`, '漏掉了最后一句'],
      [`${(x + a) * b + c}`, '把 -= 当成了 +='],
    ],
  }),
  check: ({ x, a, b, c }, key) => Number(key) + c === x * b + a * b,
});

/** The two results of a conditional expression. */
export const ternaryPick = parametric({
  name: 'ternary-pick',
  version: 1,
  language: 'cpp',
  title: '三目运算取哪一个',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/rel-logic'],
  tags: ['三目运算'],
  hints: ['先判断问号前面的条件成立不成立。', '成立取冒号左边的式子，不成立取右边的，只算其中一个。'],
  draw: (random) => {
    const [a = 3, b = 4] = random.some(2, 3, 40);
    return { a, b };
  },
  write: ({ a, b }) => {
    const [taken, other] = a > b ? [2 * a, a + b] : [a + b, 2 * a];
    return {
      code: `int a = ${a}, b = ${b};\nint r = a > b ? a * 2 : a + b;\ncout << r;`,
      key: `${taken}`,
      why: `${a} > ${b} ${a > b ? '成立，取冒号前面的 a * 2' : '不成立，取冒号后面的 a + b'}，得 ${taken}，`,
      wrong: [
        [`${other}`, '把两个结果弄反了，条件成立才取冒号前面的'],
        [`${a > b ? 1 : 0}`, '把条件的真假当成了结果'],
        [`${Math.max(a, b)}`, '以为一定是取较大的那个数'],
      ],
    };
  },
  check: ({ a, b }, key) => Number(key) === a + Math.max(a, b),
});

/** The first number of a loop at which `break` ends it. */
export const breakFirst = parametric({
  name: 'break-first',
  version: 1,
  language: 'cpp',
  title: '找到第一个就停',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/loop-ctl'],
  tags: ['break'],
  hints: ['从起点开始逐个试，看谁第一个满足条件。', '找到以后输出就结束了，后面满足的数不会再输出。'],
  draw: (random) => ({ p: random.int(4, 9), q: random.int(2, 6), r: random.int(1, 8) }),
  write: ({ p, q, r }) => {
    const from = p * q + 1 + (r % (p - 1));
    const first = p * (q + 1);
    return {
      code: `for (int i = ${from}; i <= 99; i++) {\n    if (i % ${p} == 0) {\n        cout << i;\n        break;\n    }\n}`,
      key: `${first}`,
      why: `从 ${from} 开始，第一个 ${p} 的倍数是 ${first}，输出以后 break 结束循环，`,
      wrong: [
        [`${from}`, '没有看条件，把循环的起点当成了答案'],
        [`${99 - (99 % p)}`, '以为会一直做到最后一个倍数'],
        [`${first + p}`, '多找了一个倍数'],
        [`${p}`, '以为从 1 开始找'],
      ],
    };
  },
  check: ({ p, q, r }, key) => {
    let i = p * q + 1 + (r % (p - 1));
    while (i % p > 0) i += 1;
    return `${i}` === key;
  },
});

/** How many rounds `continue` leaves. */
export const continueCount = parametric({
  name: 'continue-count',
  version: 1,
  language: 'cpp',
  title: 'continue 跳过几次',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/loop-ctl'],
  tags: ['continue'],
  hints: ['跳过的那几次里，计数那一句没有执行。', '先数出一共有多少个数，再减去被跳过的个数。'],
  draw: (random) => ({ n: random.int(12, 30), p: random.int(3, 5) }),
  write: ({ n, p }) => {
    const skipped = Math.floor(n / p);
    return {
      code: `int c = 0;\nfor (int i = 1; i <= ${n}; i++) {\n    if (i % ${p} == 0) continue;\n    c++;\n}\ncout << c;`,
      key: `${n - skipped}`,
      why: `1 到 ${n} 里 ${p} 的倍数有 ${skipped} 个，它们被跳过，其余 ${n - skipped} 个各让 c 加 1，`,
      wrong: [
        [`${skipped}`, '数成了被跳过的次数'],
        [`${n}`, '以为 continue 后面的语句还会执行'],
        [`${p - 1}`, '把 continue 当成了 break，第一个倍数就停了'],
        [`${n - skipped - 1}`, '少数了最后一次'],
      ],
    };
  },
  check: ({ n, p }, key) => {
    let left = Number(key);
    for (let i = 1; i <= n; i += 1) if (i % p > 0) left -= 1;
    return left === 0;
  },
});

const A_CODE = 65;

/** A character plus a number, and the distance of two characters. */
export const charStep = parametric({
  name: 'char-step',
  version: 1,
  language: 'cpp',
  title: '字符加几',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/types'],
  tags: ['字符型'],
  hints: ['字符加整数再转回字符，就是在字母表里往后数。', '两个字符相减得到的是整数，表示它们隔了几个位置。'],
  draw: (random) => ({ at: random.int(2, 18), k: random.int(1, 6) }),
  write: ({ at, k }) => {
    const letter = String.fromCodePoint(A_CODE + at);
    const next = String.fromCodePoint(A_CODE + at + k);
    return {
      lead: '执行下面的程序段，输出是（　　）。（字符 A 的编码是 65）',
      code: `char c = '${letter}';\ncout << char(c + ${k}) << " " << c - 'A';`,
      key: `${next} ${at}`,
      why: `从 ${letter} 往后数 ${k} 个字母是 ${next}，char( ) 把它变回字符；c - 'A' 是整数，${letter} 在 A 后面 ${at} 个，`,
      wrong: [
        [`${A_CODE + at + k} ${at}`, '以为 char( ) 没有把编码变回字符'],
        [`${next} ${at + 1}`, '从 1 开始数，A 自己离 A 是 0'],
        [`${next} ${A_CODE + at}`, '只输出了 c 的编码，忘了减去 A 的'],
      ],
    };
  },
  check: ({ at, k }, key) => {
    const [next = '', distance] = key.split(' ');
    return next.codePointAt(0) === A_CODE + at + k && Number(distance) === at;
  },
});

/** A quotient of whole numbers stays whole, whatever variable it is put into. */
export const intDouble = parametric({
  name: 'int-double',
  version: 1,
  language: 'cpp',
  title: '商放进 double',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/types', 'gesp-cpp-1/arith'],
  tags: ['实型', '整除与取余'],
  hints: ['先看除号两边是不是都是整数，再看结果放进哪里。', '整数除完小数就没了，放进 double 也找不回来。'],
  draw: (random) => ({ k: random.pick([2, 4, 5]), q: random.int(2, 9), r: random.int(1, 4) }),
  write: ({ k, q, r }) => {
    const a = k * q + 1 + (r % (k - 1));
    return {
      code: `int a = ${a};\ndouble x = a / ${k};\ndouble y = a / ${k}.0;\ncout << x << " " << y;`,
      key: `${q} ${a / k}`,
      why: `a / ${k} 是两个整数相除，先得到 ${q}，再放进 x 也还是 ${q}；${k}.0 是小数，a / ${k}.0 得 ${a / k}，`,
      wrong: [
        [`${a / k} ${a / k}`, '以为放进 double 就会保留小数，其实除的时候已经去掉了'],
        [`${q} ${q}`, '没有看到 .0，小数参加的除法会保留小数'],
        [`${a / k} ${q}`, '把两句弄反了'],
        [`${q + 1} ${a / k}`, '以为整数相除会四舍五入'],
      ],
    };
  },
  check: ({ k, q, r }, key) => {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    return x === q && Math.round(y * k) === k * q + 1 + (r % (k - 1));
  },
});

/** What `cout` puts between values: nothing. */
export const printTogether = parametric({
  name: 'print-together',
  version: 1,
  language: 'cpp',
  title: 'cout 连着输出',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/io'],
  tags: ['cout'],
  hints: ['cout 不会自己加空格和换行，两个数会紧挨在一起。', '把每个 << 后面的内容写成一格，再一格一格地接起来。'],
  draw: (random) => ({ a: random.int(11, 60), b: random.int(2, 9) }),
  write: ({ a, b }) => ({
    code: `int a = ${a}, b = ${b};\ncout << a << b << " " << a + b;`,
    key: `${a}${b} ${a + b}`,
    why: `cout 不会自动加空格，a 和 b 连在一起输出 ${a}${b}；引号里的空格照样输出，后面是 ${a} + ${b} = ${a + b}，`,
    wrong: [
      [`${a} ${b} ${a + b}`, '以为 cout 会在两个数中间自动加空格'],
      [`${a + b} ${a + b}`, '以为两个 << 会把数加起来'],
      [`${a}${b}${a + b}`, '漏掉了引号里的空格'],
    ],
  }),
  check: ({ a, b }, key) => {
    const [together = '', sum] = key.split(' ');
    return together === `${a}`.concat(`${b}`) && Number(sum) - a === b;
  },
});

/** A number printed with a fixed number of places. */
export const printfPlaces = parametric({
  name: 'printf-places',
  version: 1,
  language: 'cpp',
  title: 'printf 保留几位',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/io'],
  tags: ['printf'],
  hints: ['百分号后面小数点右边的数，说的是保留几位小数。', '看要保留的最后一位的下一位，够不够进上去。'],
  draw: (random) => ({ whole: random.int(1, 40), tenth: random.int(1, 8), next: random.int(6, 9) }),
  write: ({ whole, tenth, next }) => ({
    code: `double x = ${whole}.${tenth}${next};\nprintf("%.1f", x);`,
    key: `${whole}.${tenth + 1}`,
    why: `%.1f 保留一位小数，下一位 ${next} 要进上去，${tenth} 变成 ${tenth + 1}，`,
    wrong: [
      [`${whole}.${tenth}`, '以为后面的数字会直接去掉'],
      [`${whole}.${tenth}${next}`, '把 .1 当成了两位小数'],
      [`${tenth >= 5 ? whole + 1 : whole}`, '以为只留下整数'],
    ],
  }),
  check: ({ whole, tenth, next }, key) =>
    Math.round(Number(key) * 10) === Math.round((100 * whole + 10 * tenth + next) / 10),
});

/** Two numbers exchanged by sums. */
export const sumSwap = parametric({
  name: 'sum-swap',
  version: 1,
  language: 'cpp',
  title: '一句一句地改变',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/sequence', 'gesp-cpp-1/assign'],
  tags: ['顺序结构'],
  hints: ['写成表格，每行是一句，每列是一个变量，只改等号左边的那个。', '后面的语句用的都是刚改过的值。'],
  draw: (random) => {
    const [a = 2, b = 3] = random.some(2, 2, 30);
    return { a, b };
  },
  write: ({ a, b }) => ({
    code: `int a = ${a}, b = ${b};\na = a + b;\nb = a - b;\na = a - b;\ncout << a << " " << b;`,
    key: `${b} ${a}`,
    why: `第一句后 a 是 ${a + b}，第二句 b 是 ${a + b} - ${b} = ${a}，第三句 a 是 ${a + b} - ${a} = ${b}，两个数交换了，`,
    wrong: [
      [`${a} ${b}`, '以为一加一减，最后没有变化'],
      [`${a + b} ${a}`, '漏掉了第三句'],
      [`${a} ${a - b}`, '第二句里用了 a 原来的值'],
    ],
  }),
  check: ({ a, b }, key) => key === [b, a].join(' '),
});

/** A sum that does not follow later changes. */
export const lateChange = parametric({
  name: 'late-change',
  version: 1,
  language: 'cpp',
  title: '后来的改变',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/sequence'],
  tags: ['顺序结构', '赋值'],
  hints: ['一行一行地做：算一个变量时，用的是那一刻的值。', '后面再改别的变量，已经算好的结果不会跟着改。'],
  draw: (random) => {
    const [x = 2, y = 3] = random.some(2, 2, 15);
    return { x, y, k: random.int(2, 4) };
  },
  write: ({ x, y, k }) => ({
    code: `int a = ${x};\nint s = a * ${k};\na = ${y};\ncout << s + a;`,
    key: `${x * k + y}`,
    why: `算 s 的时候 a 是 ${x}，s 得 ${x * k}；后来 a 改成 ${y}，s 不会跟着变，${x * k} + ${y} = ${x * k + y}，`,
    wrong: [
      [`${y * k + y}`, '以为 a 改变以后 s 会重新计算'],
      [`${x * k + x}`, '漏看了 a 后来的改变'],
      [`${x * k}`, '只输出了 s，忘了再加 a'],
      [`${y * k + x}`, '把 a 前后的值弄反了'],
    ],
  }),
  check: ({ x, y, k }, key) => (Number(key) - y) / k === x,
});
