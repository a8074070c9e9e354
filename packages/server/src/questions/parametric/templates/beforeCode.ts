import { ofPoint, type Template } from '../parametric.ts';

// What level 1 of C++ asks about computers and tools rather than about the language.

const history = ofPoint('gesp-cpp-1/history', '计算机历史');
const tools = ofPoint('gesp-cpp-1/ide', '调试');
const identifier = ofPoint('gesp-cpp-1/identifier', '标识符');

/** Years since the first electronic general-purpose computer. */
const yearsSince = history({
  name: 'years-since-eniac',
  title: '离第一台计算机多少年',
  difficulty: 'easy',
  hints: ['先想第一台通用电子计算机 ENIAC 是哪一年做成的，那时第二次世界大战刚刚结束。', '用题目里的年份减去它。'],
  draw: (random) => ({ year: random.int(1990, 2060) }),
  write: ({ year }) => ({
    lead: `世界上第一台通用电子计算机 ENIAC 做成以后，到 ${year} 年是第（　　）个周年。`,
    key: `${year - 1946}`,
    why: `ENIAC 做成于 1946 年，${year} - 1946 = ${year - 1946}，`,
    wrong: [
      [`${year - 1964}`, '把 1946 年记成了 1964 年，那时已经有集成电路'],
      [`${year - 1936}`, '把图灵写出论文的 1936 年当成了 ENIAC 做成的年份'],
      [`${year - 1956}`, '把人工智能得到名字的 1956 年当成了 ENIAC 做成的年份'],
    ],
    proof: `int years = 0;\nfor (int y = 1946; y < ${year}; y++) years++;\ncout << years;`,
  }),
  check: ({ year }, key) => Number(key) + 1946 === year,
});

/** How long the first computer takes for what a telephone does in a second. */
const slowFirst = history({
  name: 'eniac-seconds',
  title: 'ENIAC 有多慢',
  difficulty: 'medium',
  hints: ['先把几亿写成数字，一亿是 1 后面 8 个 0。', '要做的次数除以每秒做的次数，就是秒数，数清楚有几个 0。'],
  draw: (random) => ({ times: random.int(2, 60) }),
  write: ({ times }) => ({
    lead: `ENIAC 每秒能做 5000 次加法。一部手机一秒做 ${times} 亿次加法，同样多的加法让 ENIAC 来做，要（　　）秒。`,
    key: `${times * 20_000}`,
    why: `${times} 亿次是 ${times * 100_000_000} 次，除以 5000 得 ${times * 20_000} 秒，`,
    wrong: [
      [`${times * 2000}`, '把一亿少写了一个 0'],
      [`${times * 200_000}`, '把一亿多写了一个 0'],
      [`${times * 5000}`, '用乘法代替了除法，而且把亿漏掉了'],
    ],
    proof: `long long done = 0;\nint seconds = 0;\nwhile (done < ${times}LL * 100000000) {\n    done += 5000;\n    seconds++;\n}\ncout << seconds;`,
  }),
  check: ({ times }, key) => Number(key) / 20_000 === times,
});

const FEWEST_LINES = 5;

/** Sums of the multiples of `by`, with `off` too much from the time `at`. */
const sumsOf = ({ by, lines, at, off }: { by: number; lines: number; at: number; off: number }): number[] =>
  Array.from({ length: lines }, (_, i) => (by * (i + 1) * (i + 2)) / 2 + (i + 1 >= at ? off : 0));

/** The printed steps of a sum, of which one is the first that is wrong. */
const firstWrong = tools({
  name: 'first-wrong-step',
  title: '从第几次开始不对',
  difficulty: 'medium',
  hints: ['自己把正确的和从头一次一次算出来，写在输出的下面。', '从左往右比，找最先不一样的那一个。'],
  draw: (random) => {
    const lines = random.int(FEWEST_LINES, 7);
    return { by: random.int(1, 6), lines, at: random.int(2, lines - 1), off: random.int(1, 4) };
  },
  write: (drawn) => {
    const { by, lines, at, off } = drawn;
    const terms = Array.from({ length: lines }, (_, i) => by * (i + 1));
    const right = terms.slice(0, at).reduce((sum, term) => sum + term, 0);
    return {
      lead: `程序要依次加上 ${terms.join('、')}，可是最后的和不对。在循环里多输出了每次加完以后的和：\`${sumsOf(drawn).join(' ')}\`。从第（　　）次开始不对。`,
      key: `${at}`,
      why: `前 ${at - 1} 次都对，第 ${at} 次应当得 ${right}，输出的却是 ${right + off}，`,
      wrong: [
        [`${at + 1}`, '看漏了一次，那一次的和已经不对了'],
        [`${at - 1}`, '数次数时从 0 数起，那一次的和还是对的'],
        [`${lines}`, '只看了最后一个和，没有往前找'],
        ['1', '以为结果错了就每一次都错'],
      ],
      proof: [
        `int shown[] = {${sumsOf(drawn).join(', ')}}, sum = 0, first = 0;`,
        `for (int i = 0; i < ${lines} && first == 0; i++) {`,
        `    sum += ${by} * (i + 1);\n    if (shown[i] != sum) first = i + 1;\n}\ncout << first;`,
      ].join('\n'),
    };
  },
  check: ({ by, lines, at, off }, key) => {
    const shown = sumsOf({ by, lines, at, off });
    const steps = shown.map((sum, i) => sum - (shown[i - 1] ?? 0));
    return steps.findIndex((step, i) => step !== by * (i + 1)) + 1 === Number(key);
  },
});

/** The value that a debugger shows before it goes on with a line. */
const watched = tools({
  name: 'value-at-breakpoint',
  title: '断点处变量的值',
  difficulty: 'easy',
  hints: ['程序停在断点那一行时，这一行还没有执行。', '只把断点前面的各行从上到下算一遍。'],
  draw: (random) => ({ x: random.int(3, 20), a: random.int(2, 9), b: random.int(2, 4), c: random.int(2, 9) }),
  write: ({ x, a, b, c }) => {
    const key = (x + a) * b;
    return {
      lead: '在最后一行设了断点，程序运行到那里停下，这一行还没有执行。这时观察窗口里 x 的值是（　　）。',
      code: `int x = ${x};\nx = x + ${a};\nx = x * ${b};\nx = x - ${c};  // 断点`,
      key: `${key}`,
      why: `前三行已经执行，x 是 (${x} + ${a}) × ${b} = ${key}，断点那一行还没有执行，`,
      wrong: [
        [`${key - c}`, '以为断点那一行已经执行了'],
        [`${x + a}`, '以为程序停在断点的上一行前面，少算了一行'],
        [`${x}`, '以为观察窗口里总是变量最初的值'],
        [`${x + a * b}`, '忘了乘法乘的是 x 的新值'],
      ],
      proof: `int x = ${x};\nx = x + ${a};\nx = x * ${b};\ncout << x;`,
    };
  },
  check: ({ x, a, b }, key) => Number(key) / b - a === x,
});

/** Two names that differ in the case of one letter. */
const caseOfNames = identifier({
  name: 'case-of-names',
  title: '大小写不同的名字',
  difficulty: 'easy',
  hints: ['C++ 区分大小写，写法不同的名字是两个变量。', '在纸上给两个变量各画一个格子，改哪个就只改哪个。'],
  draw: (random) => ({
    word: random.pick(['sum', 'num', 'total', 'apple', 'score', 'price']),
    numbers: random.some(2, 3, 30),
    more: random.int(2, 9),
  }),
  write: ({ word, numbers: [a = 3, b = 4], more }) => {
    const other = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
    return {
      code: `int ${word} = ${a}, ${other} = ${b};\n${word} = ${word} + ${other};\n${other} = ${other} + ${more};\ncout << ${word};`,
      key: `${a + b}`,
      why: `${word} 和 ${other} 是两个变量：${word} 变成 ${a} + ${b} = ${a + b}，后一句改的只是 ${other}，`,
      wrong: [
        [`${a + b + more}`, '把后一句改的也算在了小写的变量上'],
        [`${b + more}`, '输出了大写开头的那个变量'],
        [`${b + b}`, '以为两个名字是同一个变量，后面的初值盖住了前面的'],
        [`${a}`, '漏看了第一个加法'],
      ],
    };
  },
  check: ({ numbers: [a = 0, b = 0] }, key) => Number(key) - b === a,
});

export const BEFORE_CODE: readonly Template[] = [yearsSince, slowFirst, firstWrong, watched, caseOfNames];
