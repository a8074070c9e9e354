import { gapIn, sameAs, textsOf } from '../gaps.ts';
import { ofPoint, type Template } from '../parametric.ts';

const ascii = ofPoint('gesp-cpp-2/ascii', 'ASCII', '字符');
const cast = ofPoint('gesp-cpp-2/cast', '类型转换');
const math = ofPoint('gesp-cpp-2/math-basic', '数学函数');

const A = 65;
const letterAt = (at: number): string => String.fromCodePoint(A + (at % 26));

/** The expression that makes a small letter of a capital. */
const caseGap = ascii({
  name: 'case-gap',
  title: '大小写互换的式子',
  difficulty: 'medium',
  hints: ['先求这个字母在字母表里排在第几个位置。', '再从另一种字母的第一个数起，数到同一个位置。'],
  draw: (random) => ({ at: random.int(0, 25), toLower: random.pick([true, false]) }),
  write: ({ at, toLower }) => {
    const [big, small] = [letterAt(at), letterAt(at).toLowerCase()];
    const [from, to] = toLower ? ['A', 'a'] : ['a', 'A'];
    return gapIn('cpp', {
      code: `char c = '${toLower ? big : small}';\nc = ____;\ncout << c;`,
      wanted: toLower ? small : big,
      key: `c - '${from}' + '${to}'`,
      why: `c - '${from}' 是它在字母表里的位置（从 0 数起），再加上 '${to}' 就到了另一种字母的同一个位置，`,
      wrong: [
        [`c - '${to}' + '${from}'`, '把加和减的两个字母弄反了'],
        [`c + '${to}'`, '忘了先减去开头的字母'],
        [`c - '${from}'`, '只求了位置，没有变回字母'],
        [`c + 1`, '以为大小写字母的编码是挨着的'],
      ],
    });
  },
  check: ({ toLower }, key) => key === (toLower ? "c - 'A' + 'a'" : "c - 'a' + 'A'"),
});

/** Which condition says that a character is of a kind. */
const kindCondition = ascii({
  name: 'kind-condition',
  title: '判断字符的种类',
  difficulty: 'easy',
  hints: ['同一类字符的编码是连着的，找出它的头和尾。', '头和尾都要包含，两个比较同时成立。'],
  draw: (random) => ({ at: random.int(0, 2), skip: random.int(0, 9), name: random.pick(['c', 'ch', 'x', 'key']) }),
  write: ({ at, skip, name }) => {
    const kinds = [
      ['数字字符', '0', '9'],
      ['大写字母', 'A', 'Z'],
      ['小写字母', 'a', 'z'],
    ] as const;
    const [kind, low, high] = kinds[at] ?? kinds[0];
    const from = String.fromCodePoint((low.codePointAt(0) ?? 0) + (skip % 9));
    const range = from === low ? kind : `从 ${from} 起的${kind}`;
    const asked = {
      key: `${name} >= '${from}' && ${name} <= '${high}'`,
      wrong: [
        [`${name} >= '${from}' || ${name} <= '${high}'`, '把「并且」写成了「或者」，什么字符都成立'],
        [`${name} > '${from}' && ${name} < '${high}'`, '漏掉了头尾两个字符'],
        [`${name} <= '${from}' && ${name} >= '${high}'`, '把大于和小于写反了'],
      ] as const,
    };
    return {
      lead: `char 型变量 ${name} 是${range}（到 ${high} 为止）时才成立的条件是（　　）。`,
      ...asked,
      why: `同一种字符的编码是连着的，从 '${from}' 到 '${high}' 头尾都包含，两边都要满足，`,
      proof: sameAs('cpp', `string("${from}${high}")[0] <= ${name} && string("${from}${high}")[1] >= ${name}`, asked, {
        name,
        from: 0,
        to: 127,
      }),
    };
  },
  check: (_, key) => key.includes('&&') && key.includes('>=') && key.includes('<='),
});

/** The letter after the last one is the first one again. */
const roundShift = ascii({
  name: 'round-shift',
  title: '字母表绕一圈',
  difficulty: 'hard',
  hints: ['先减去第一个字母，得到它从零数起的位置。', '加完以后对二十六取余，就从表尾绕回表头。'],
  draw: (random) => ({ at: random.int(19, 25), k: random.int(8, 15) }),
  write: ({ at, k }) => {
    const key = letterAt(at + k);
    return {
      lead: '（已知 A 的 ASCII 码是 65）执行下面的程序段，输出是（　　）。',
      code: `char c = '${letterAt(at)}';\nc = (c - 'A' + ${k}) % 26 + 'A';\ncout << c;`,
      key,
      why: `${letterAt(at)} 的位置是 ${at}，加 ${k} 是 ${at + k}，对 26 取余得 ${(at + k) % 26}，从 A 往后数 ${(at + k) % 26} 个是 ${key}，`,
      wrong: [
        [letterAt(at + k + 1), '从 1 开始数位置，A 的位置应当是 0'],
        [letterAt(at + k + 25), '少数了一个字母'],
        [`${A + ((at + k) % 26)}`, '以为 char 型的 c 输出的是编码'],
        [letterAt(at - k + 26), '把往后数当成了往前数'],
      ],
    };
  },
  check: ({ at, k }, key) => (key.codePointAt(0) ?? 0) + 26 - A - at === k,
});

/** The type that decides whether digits are cut off. */
const castWhere = cast({
  name: 'cast-where',
  title: '强制转换写在哪里',
  difficulty: 'medium',
  hints: ['要保留小数，在做除法之前就得有一边变成小数。', '除完再转换就晚了，小数已经没有了。'],
  draw: (random) => ({ b: random.pick([2, 4, 5]), q: random.int(3, 12), r: random.int(1, 4) }),
  write: ({ b, q, r: drawn }) => {
    const r = 1 + (drawn % (b - 1));
    const a = b * q + r;
    return gapIn('cpp', {
      code: `int a = ${a}, b = ${b};\ncout << ____;`,
      wanted: `${a / b}`,
      key: '(double)a / b',
      why: `先把 a 变成 ${a}.0，再除以 b，小数才会保留，得 ${a / b}，`,
      wrong: [
        ['(double)(a / b)', '先做了整数除法，小数已经丢了，再转换也回不来'],
        ['a / b', '两个整数相除，只留整数部分'],
        ['a / b * 1.0', '乘 1.0 在除法后面，小数已经丢了'],
        ['(int)(1.0 * a / b)', '最后又转换成 int，把小数去掉了'],
      ],
    });
  },
  check: ({ q, r }, key) => key.startsWith('(double)a ') && q > r - 5,
});

/** Converting to int cuts towards zero, adding a half rounds. */
const roundHalf = cast({
  name: 'round-half',
  title: '加 0.5 再取整',
  difficulty: 'medium',
  hints: ['转换成整数时，小数部分直接去掉。', '先加零点五，如果小数部分够大，整数部分就会多出一。'],
  draw: (random) => ({ a: random.int(2, 40), tenth: random.int(1, 9) }),
  write: ({ a, tenth }) => {
    const up = tenth >= 5 ? a + 1 : a;
    return {
      code: `double x = ${a}.${tenth};\ncout << (int)x << " " << (int)(x + 0.5);`,
      key: `${a} ${up}`,
      why: `(int) 直接去掉小数部分，得 ${a}；x + 0.5 是 ${(a * 10 + tenth + 5) / 10}，去掉小数得 ${up}，相当于四舍五入，`,
      wrong: [
        [`${up} ${up}`, tenth >= 5 ? '以为 (int) 会四舍五入' : '以为 (int) 会保留小数以外的进位'],
        [`${a + 1} ${up}`, '以为 (int) 会向上取整'],
        [`${a} ${2 * a + 1 - up}`, '把加 0.5 以后的进位判断反了'],
        [`${a}.${tenth} ${up}`, '以为 (int) 不改变输出'],
      ],
    };
  },
  check: ({ a, tenth }, key) => key === [Math.trunc(a + tenth / 10), Math.round((a * 10 + tenth) / 10)].join(' '),
});

/** Which numbers rand() % n + k can be. */
const randomRange = math({
  name: 'random-range',
  title: '随机数的范围',
  difficulty: 'medium',
  hints: ['先数一共要多少个不同的数，头尾都要算。', '取余得到的数从零开始，再加多少才能从要的起点开始？'],
  draw: (random) => ({ low: random.int(2, 20), count: random.int(5, 40) }),
  write: ({ low, count }) => {
    const high = low + count - 1;
    const asked = {
      key: `rand() % ${count} + ${low}`,
      wrong: [
        [`rand() % ${high} + ${low}`, `以为对最大的数取余，这样会超过 ${high}`],
        [`rand() % ${count - 1} + ${low}`, `少了一个数，取不到 ${high}`],
        [`rand() % ${count} + ${low + 1}`, `以为余数从 1 开始，这样取不到 ${low}`],
        [`rand() % ${low} + ${count}`, '把个数和起点弄反了'],
      ] as const,
    };
    return {
      lead: `要得到 ${low} 到 ${high}（两头都包含）的随机整数，应写（　　）。`,
      ...asked,
      why: `${low} 到 ${high} 一共 ${count} 个数，rand() % ${count} 得 0 到 ${count - 1}，再加 ${low}，`,
      // Every remainder must be reached: `rand()` becomes each number in turn.
      proof: textsOf(asked)
        .map(
          (text) =>
            `{\nset<int> seen;\nfor (int r = 0; r < 5000; r++) seen.insert(${text.replace('rand()', 'r')});\nif (*seen.begin() == ${low} && *seen.rbegin() == ${high}) cout << "${text}";\n}`,
        )
        .join('\n'),
    };
  },
  check: ({ low, count }, key) => key.endsWith(`% ${count} + ${low}`),
});

/** ceil, floor and pow. */
const roundCalls = math({
  name: 'round-calls',
  title: 'ceil、floor 和 pow',
  difficulty: 'easy',
  family: 'math-calls',
  hints: ['ceil 往大的方向取整，floor 往小的方向取整。', 'pow 的两个数一个是底数，一个是乘几遍，不是相乘。'],
  draw: (random) => ({ a: random.int(2, 20), tenth: random.int(1, 9), b: random.int(2, 5), power: random.int(2, 3) }),
  write: ({ a, tenth, b, power }) => ({
    code: `cout << ceil(${a}.${tenth}) + floor(${a}.${tenth}) << " " << pow(${b}, ${power});`,
    key: `${2 * a + 1} ${b ** power}`,
    why: `ceil 向上取整得 ${a + 1}，floor 向下取整得 ${a}，和是 ${2 * a + 1}；pow(${b}, ${power}) 是 ${b} 的 ${power} 次方 ${b ** power}，`,
    wrong: [
      [`${2 * a + 1} ${b * power}`, '把 pow 当成了乘法'],
      [`${2 * a} ${b ** power}`, '以为 ceil 也是去掉小数'],
      [`${2 * a + 2} ${b ** power}`, '以为 floor 也是向上取整'],
      [`${2 * a + 1} ${power ** b}`, '把底数和指数弄反了'],
    ],
  }),
  check: ({ a, b, power }, key) => {
    const [sum = 0, product = 0] = key.split(' ').map(Number);
    return sum - a === a + 1 && Math.round(Math.log(product) / Math.log(b)) === power;
  },
});

export const CHARACTERS: readonly Template[] = [
  caseGap,
  kindCondition,
  roundShift,
  castWhere,
  roundHalf,
  randomRange,
  roundCalls,
];
