import { gapIn } from '../gaps.ts';
import { ofPoint, type Template } from '../parametric.ts';

const loop = ofPoint('gesp-cpp-1/loop', '循环');
const control = ofPoint('gesp-cpp-1/loop-ctl', '循环控制');
const nested = ofPoint('gesp-cpp-2/nested-loop', '多层循环');

/** How often a number can be halved. */
const halving = loop({
  name: 'halving',
  title: '减半几次',
  difficulty: 'medium',
  hints: ['每除一次就在纸上写下新的值，整数相除去掉小数。', '到条件不成立为止，数一数除了几次，不是数写了几个数。'],
  draw: (random) => ({ n: random.int(9, 120) }),
  write: ({ n }) => {
    const key = Math.floor(Math.log2(n));
    return {
      code: `int n = ${n}, c = 0;\nwhile (n > 1) {\n    n /= 2;\n    c++;\n}\ncout << c;`,
      key: `${key}`,
      why: `n 每次整除 2：${Array.from({ length: key + 1 }, (_, i) => n >> i).join(' → ')}，到 1 停止，一共 ${key} 次，`,
      wrong: [
        [`${key + 1}`, '以为 n 等于 1 时还要再做一次'],
        [`${key - 1}`, '少数了最后一次'],
        [`${Math.floor(n / 2)}`, '把 n 整除 2 一次的结果当成了次数'],
        [`${n - 1}`, '以为 n 每次减 1'],
      ],
    };
  },
  check: ({ n }, key) => 2 ** Number(key) <= n && 2 ** (Number(key) + 1) > n,
});

/** The body of do-while runs before the condition is asked. */
const doWhileFirst = loop({
  name: 'do-while-first',
  title: 'do-while 先做再问',
  difficulty: 'medium',
  hints: ['先执行一遍循环体，然后才看条件。', '做完一遍就写下两个变量的新值，再问条件要不要继续。'],
  draw: (random) => ({ n: random.int(10, 40), k: random.int(2, 6), below: random.int(1, 8) }),
  write: ({ n, k, below }) => ({
    code: `int n = ${n}, c = 0;\ndo {\n    n += ${k};\n    c++;\n} while (n < ${n - below});\ncout << n << " " << c;`,
    key: `${n + k} 1`,
    why: `do-while 先执行一次循环体再判断：n 变成 ${n + k}，不小于 ${n - below}，循环结束，c 是 1，`,
    wrong: [
      [`${n} 0`, '当成了 while，以为要先判断，一次也不做'],
      [`${n + 2 * k} 2`, '以为条件不成立以后还要再做一次'],
      [`${n + k} 0`, '以为第一次执行不算数'],
      [`${n} 1`, '以为做了一次，但是 n 没有改变'],
    ],
  }),
  check: ({ n, k }, key) =>
    key
      .split(' ')
      .map(Number)
      .reduce((x, y) => x + y) -
      k -
      1 ===
    n,
});

/** The sum of the digits. */
const digitSum = loop({
  name: 'digit-sum',
  title: '各位数字的和',
  difficulty: 'easy',
  family: 'reverse-digits',
  hints: ['对十取余拿到个位，整除十去掉个位。', '把每次取出的数字列出来，最后才加在一起。'],
  draw: (random) => ({ digits: random.some(3, 1, 9) }),
  write: ({ digits: [a = 1, b = 2, c = 3] }) => ({
    code: `int n = ${a}${b}${c}, s = 0;\nwhile (n > 0) {\n    s += n % 10;\n    n /= 10;\n}\ncout << s;`,
    key: `${a + b + c}`,
    why: `每次把个位加到 s 上，再去掉个位，依次加上 ${c}、${b}、${a}，和是 ${a + b + c}，`,
    wrong: [
      [`${c}${b}${a}`, '以为是把数字倒过来接起来'],
      [`${b + c}`, '以为 n 只剩一位时循环就结束了'],
      ['3', '数了有几位数字，没有把它们加起来'],
      [`${a * b * c}`, '把数字乘起来了'],
    ],
  }),
  check: ({ digits }, key) => digits.reduce((left, digit) => left - digit, Number(key)) === 0,
});

/** The limit of a loop that prints a given sum. */
const limitGap = loop({
  name: 'limit-gap',
  title: '补上循环的条件',
  difficulty: 'medium',
  hints: [
    '从第一个数起一个一个往上加，看加到哪个数正好等于要的结果。',
    '最后加的那个数也要让条件成立，想想带不带等号。',
  ],
  draw: (random) => ({ from: random.int(1, 9), times: random.int(4, 8) }),
  write: ({ from, times }) => {
    const last = from + times - 1;
    const sum = ((from + last) * times) / 2;
    return gapIn('cpp', {
      code: `int s = 0;\nfor (int i = ${from}; ____; i++)\n    s += i;\ncout << s;`,
      wanted: `${sum}`,
      key: `i <= ${last}`,
      why: `从 ${from} 加到 ${last} 正好是 ${sum}，i 等于 ${last} 时还要加，`,
      wrong: [
        [`i < ${last}`, `漏掉了 i = ${last} 的那一次`],
        [`i <= ${last + 1}`, '多加了一个数'],
        [`i > ${last}`, '把条件写反了，这样循环一次也不执行'],
        [`i == ${last}`, '写成了「等于」，第一次判断就不成立'],
      ],
    });
  },
  check: ({ from, times }, key) => Number(key.slice(5)) - from + 1 === times,
});

/** The loop variable after the loop. */
const afterLoop = loop({
  name: 'after-loop',
  title: '循环结束后的 i',
  difficulty: 'medium',
  hints: ['写出循环变量每一次的值，直到条件不成立。', '循环是在条件不成立的那一刻结束的，变量的值是那一刻的值。'],
  draw: (random) => ({ from: random.int(0, 6), k: random.int(2, 5), end: random.int(15, 40) }),
  write: ({ from, k, end }) => {
    const times = Math.floor((end - from) / k) + 1;
    const after = from + k * times;
    return {
      code: `int i;\nfor (i = ${from}; i <= ${end}; i += ${k})\n    ;\ncout << i;`,
      key: `${after}`,
      why: `i 每次加 ${k}，${after - k} 还不大于 ${end}，再加 ${k} 是 ${after}，条件不成立，循环结束，这时 i 是 ${after}，`,
      wrong: [
        [`${after - k}`, '以为 i 停在最后一个满足条件的数'],
        [`${end}`, '以为 i 一定停在上限'],
        [`${end + 1}`, '以为 i 每次加 1'],
        [`${after + k}`, '多加了一次'],
      ],
    };
  },
  check: ({ from, k, end }, key) => {
    let i = from;
    while (i <= end) i += k;
    return Number(key) === i;
  },
});

/** The sum at which a loop breaks. */
const breakAtSum = control({
  name: 'break-at-sum',
  title: '加到超过就停',
  difficulty: 'medium',
  hints: ['每一轮先检查「加上去会不会超过」，再决定加不加。', '停下的那一轮没有加，两个变量都还是上一轮结束时的值。'],
  draw: (random) => ({ limit: random.int(10, 60), from: random.int(1, 3) }),
  write: ({ limit, from }) => {
    let [sum, i] = [0, from];
    while (sum + i <= limit) {
      sum += i;
      i += 1;
    }
    return {
      code: `int s = 0, i = ${from};\nwhile (true) {\n    if (s + i > ${limit}) break;\n    s += i;\n    i++;\n}\ncout << s << " " << i;`,
      key: `${sum} ${i}`,
      why: `一直加到 s = ${sum}、i = ${i}；这时 s + i = ${sum + i} 大于 ${limit}，break 结束循环，不再加，`,
      wrong: [
        [`${sum + i} ${i}`, '以为 break 之前还会把这一次加上'],
        [`${sum} ${i - 1}`, '以为 i 停在最后一次加上的数'],
        [`${sum - i + 1} ${i - 1}`, '少加了一次'],
        [`${sum + i} ${i + 1}`, '多做了一轮'],
      ],
    };
  },
  check: ({ limit, from }, key) => {
    const [sum = 0, i = 0] = key.split(' ').map(Number);
    return sum <= limit && sum + i > limit && sum === ((from + i - 1) * (i - from)) / 2;
  },
});

/** Which of break and continue prints a given text. */
const controlGap = control({
  name: 'control-gap',
  title: '填 break 还是 continue',
  difficulty: 'medium',
  hints: [
    '看输出里少了哪些数：是只少了一个，还是从某个数起全都没有？',
    '一种写法只跳过这一轮，另一种让整个循环结束，对照输出来选。',
  ],
  draw: (random) => ({
    n: random.int(7, 9),
    at: random.int(3, 5),
    isBreak: random.pick([true, false]),
    from: random.int(1, 2),
  }),
  write: ({ n, at, isBreak, from }) => {
    const all = Array.from({ length: n - from + 1 }, (_, i) => from + i);
    const [upTo, without] = [all.filter((i) => i < at).join(''), all.filter((i) => i !== at).join('')];
    return gapIn('cpp', {
      code: `for (int i = ${from}; i <= ${n}; i++) {\n    if (i == ${at}) ____;\n    cout << i;\n}`,
      wanted: isBreak ? upTo : without,
      key: isBreak ? 'break' : 'continue',
      why: isBreak
        ? `到 ${at} 就什么都不再输出了，说明整个循环结束了，用 break，`
        : `只有 ${at} 没有输出，后面的数照样输出，说明只跳过这一次，用 continue，`,
      wrong: [
        isBreak
          ? ['continue', '以为 continue 会结束整个循环，它只跳过这一次']
          : ['break', '以为 break 只跳过这一次，它会结束整个循环'],
        [`i = ${n}`, `以为改变 i 也能做到，但是这样会输出 ${n} 再结束`],
        ['cout << " "', '以为输出一个空格就能跳过，后面的 cout 还是会执行'],
        ['cout << i', '把要跳过的数又输出了一遍'],
      ],
    });
  },
  check: ({ isBreak }, key) => (key === 'break') === isBreak,
});

/** The number of stars of a triangle. */
const starCount = nested({
  name: 'star-count',
  title: '一共多少颗星',
  difficulty: 'medium',
  family: 'nested-times',
  hints: ['先写出第一行有几颗，再看每一行比上一行多几颗。', '外层从零开始，看清一共有几行，再把各行相加。'],
  draw: (random) => ({ rows: random.int(3, 8), first: random.int(1, 4), more: random.int(2, 3) }),
  write: ({ rows, first, more }) => {
    const counts = Array.from({ length: rows }, (_, i) => first + more * i);
    const key = counts.reduce((x, y) => x + y, 0);
    const last = counts.at(-1) ?? 0;
    return {
      lead: '执行下面的程序段，一共输出多少个星号？（　　）',
      code: `for (int i = 0; i < ${rows}; i++) {\n    for (int j = 0; j < ${first} + ${more} * i; j++)\n        cout << "*";\n    cout << endl;\n}`,
      key: `${key}`,
      why: `每一行的星号依次是 ${counts.join('、')}，一共 ${key} 个，`,
      wrong: [
        [`${rows * last}`, '以为每一行都和最后一行一样多'],
        [`${rows * first}`, '以为每一行都和第一行一样多'],
        [`${key - last}`, '漏掉了最后一行'],
        [`${last}`, '只数了最后一行'],
      ],
      proof: `int c = 0;\nfor (int i = 0; i < ${rows}; i++)\n    for (int j = 0; j < ${first} + ${more} * i; j++)\n        c++;\ncout << c;`,
    };
  },
  check: ({ rows, first, more }, key) => Number(key) === rows * first + (more * rows * (rows - 1)) / 2,
});

/** break leaves only the inner loop. */
const innerBreak = nested({
  name: 'inner-break',
  title: '内层循环里的 break',
  difficulty: 'medium',
  hints: ['break 只离开它所在的那一层循环，外层还会继续。', '先数一轮里加了几次，再乘外层的轮数。'],
  draw: (random) => ({ n: random.int(3, 7), m: random.int(5, 9), stop: random.int(2, 4) }),
  write: ({ n, m, stop }) => ({
    code: `int c = 0;\nfor (int i = 1; i <= ${n}; i++)\n    for (int j = 1; j <= ${m}; j++) {\n        if (j == ${stop}) break;\n        c++;\n    }\ncout << c;`,
    key: `${n * (stop - 1)}`,
    why: `break 只结束内层循环。每一轮 j 到 ${stop} 就停，c 加 ${stop - 1} 次，外层有 ${n} 轮，一共 ${n * (stop - 1)}，`,
    wrong: [
      [`${stop - 1}`, '以为 break 把外层循环也结束了'],
      [`${n * m}`, '没有看 break'],
      [`${n * stop}`, `把 j = ${stop} 的那一次也数进去了`],
      [`${n * (m - 1)}`, '当成了 continue，只跳过一次'],
    ],
  }),
  check: ({ n, stop }, key) => Number(key) / n + 1 === stop,
});

/** The limit of an inner loop that prints a row pattern. */
const patternGap = nested({
  name: 'pattern-gap',
  title: '补上图形的循环',
  difficulty: 'medium',
  hints: ['数一数每一段有几个符号，写在第几段的旁边。', '找出段号和个数的关系，再检查第一段和最后一段对不对。'],
  draw: (random) => ({
    n: random.int(3, 5),
    sign: random.pick(['*', '#', '+', '@', '$', '%']),
    isGrowing: random.pick([true, false]),
  }),
  write: ({ n, sign, isGrowing }) => {
    const counts = Array.from({ length: n }, (_, i) => (isGrowing ? i + 1 : n - i));
    const wanted = counts.map((count) => sign.repeat(count)).join('/');
    return gapIn('cpp', {
      code: `for (int i = 1; i <= ${n}; i++) {\n    if (i > 1) cout << "/";\n    for (int j = 1; ____; j++)\n        cout << "${sign}";\n}`,
      wanted,
      key: isGrowing ? 'j <= i' : `j <= ${n} - i + 1`,
      why: `第 i 段有 ${isGrowing ? 'i' : `${n} - i + 1`} 个符号，所以 j 从 1 到 ${isGrowing ? 'i' : `${n} - i + 1`}，`,
      wrong: [
        isGrowing ? ['j < i', '每一段都少了一个'] : [`j < ${n} - i + 1`, '每一段都少了一个'],
        [`j <= ${n}`, '每一段都一样多了'],
        isGrowing ? [`j <= ${n} - i + 1`, '写成了一段比一段少'] : ['j <= i', '写成了一段比一段多'],
        ['j <= i + 1', '每一段都多了一个'],
      ],
    });
  },
  check: ({ isGrowing, n }, key) => key === (isGrowing ? 'j <= i' : `j <= ${n} - i + 1`),
});

export const ROUNDS: readonly Template[] = [
  halving,
  doWhileFirst,
  digitSum,
  limitGap,
  afterLoop,
  breakAtSum,
  controlGap,
  starCount,
  innerBreak,
  patternGap,
];
