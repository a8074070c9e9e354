import { gapIn, sameAs } from '../gaps.ts';
import { ofPoint, type Template } from '../parametric.ts';

const logic = ofPoint('gesp-cpp-1/rel-logic', '逻辑运算');
const branch = ofPoint('gesp-cpp-1/branch', '分支结构');
const nested = ofPoint('gesp-cpp-2/nested-branch', '多层分支');

/** Which condition says that a number lies between two others. */
const between = logic({
  name: 'between',
  title: '写出范围的条件',
  difficulty: 'easy',
  hints: ['把话分成两半，每一半写成一个比较。', '「不小于」是大于或者等于。两半要同时成立时，用哪个符号连接？'],
  draw: (random) => ({ a: random.int(3, 30), width: random.int(5, 40) }),
  write: ({ a, width }) => {
    const b = a + width;
    const asked = {
      key: `n >= ${a} && n < ${b}`,
      wrong: [
        [`n >= ${a} || n < ${b}`, '把「并且」写成了「或者」，这样任何数都成立'],
        [`${a} <= n < ${b}`, '用了数学的写法，C++ 会先算前一半得到 0 或 1 再比'],
        [`n > ${a} && n <= ${b}`, '把包含哪一头弄反了'],
        [`n < ${a} && n >= ${b}`, '把大于和小于弄反了，没有数能成立'],
      ] as const,
    };
    return {
      lead: `整数 n 不小于 ${a}、小于 ${b} 时才成立的条件是（　　）。`,
      ...asked,
      why: `「不小于 ${a}」是 n >= ${a}，「小于 ${b}」是 n < ${b}，两个都要满足，用 &&，`,
      proof: sameAs('cpp', `!(n < ${a}) && !(n >= ${b})`, asked),
    };
  },
  check: ({ a, width }, key) => key.startsWith(`n >= ${a} &&`) && key.endsWith(`< ${a + width}`),
});

/** The opposite of a condition with && or ||. */
const opposite = logic({
  name: 'opposite',
  title: '相反的条件',
  difficulty: 'medium',
  // Whether a is a multiple of b decides whether `<` instead of `<=` shows.
  hints: ['去掉感叹号时，里面的每一个比较都要反过来。', '比较反过来的同时，连接它们的「并且」「或者」也要换。'],
  draw: (random) => {
    const [b, isAnd] = [random.int(2, 9), random.pick([true, false])];
    return { a: b * random.int(2, 8) + (isAnd ? 0 : 1), b, isAnd };
  },
  write: ({ a, b, isAnd }) => {
    const [sign, other] = isAnd ? ['&&', '||'] : ['||', '&&'];
    const asked = {
      key: `n <= ${a} ${other} n % ${b} != 0`,
      wrong: [
        [`n <= ${a} ${sign} n % ${b} != 0`, `只把两个条件反过来，忘了 ${sign} 也要换`],
        [`n < ${a} ${other} n % ${b} != 0`, '以为 > 反过来是 <，漏掉了相等的情形'],
        [`n > ${a} ${other} n % ${b} == 0`, '只换了中间的符号，两个条件没有反过来'],
        [`n <= ${a} ${other} n % ${b} == 0`, '只把前一个条件反过来了'],
      ] as const,
    };
    return {
      lead: `和 \`!(n > ${a} ${sign} n % ${b} == 0)\` 意思相同的条件是（　　）。`,
      ...asked,
      why: `去掉外面的 !，每个条件都要反过来：> 变 <=，== 变 !=，同时 ${sign} 变 ${other}，`,
      proof: sameAs('cpp', `!(n > ${a} ${sign} n % ${b} == 0)`, asked),
    };
  },
  check: ({ a, isAnd }, key) => key.startsWith(`n <= ${a} ${isAnd ? '||' : '&&'}`) && key.includes('!='),
});

/** A chained comparison compares a truth value. */
const chainedCompare = logic({
  name: 'chained-compare',
  title: '连着写的比较',
  difficulty: 'hard',
  hints: [
    '连着写的比较从左往右做，先得到真或假，再拿它去比下一个数。',
    '真当作一，假当作零，和后面的数比较时用的是它。',
  ],
  draw: (random) => ({ a: random.int(5, 30), n: random.int(1, 40), c: random.int(2, 20) }),
  write: ({ a, n, c }) => {
    const first = Number(a < n);
    return {
      code: `int n = ${n};\ncout << (${a} < n) << " " << (${a} < n < ${c}) << " " << (${a} < n && n < ${c});`,
      key: `${first} 1 ${Number(a < n && n < c)}`,
      why: `${a} < n 得 ${first}；${a} < n < ${c} 先算前一半得 ${first}，再比 ${first} < ${c}，成立，得 1；用 && 才是真正的「在两数之间」，`,
      wrong: [
        [`${first} 0 ${Number(a < n && n < c)}`, '按数学的意思理解了连着写的比较'],
        [`${1 - first} 1 ${Number(a < n && n < c)}`, '第一个比较就判断反了'],
        [`${first} 1 ${Number(!(a < n && n < c))}`, '把 && 的结果判断反了，它要两边都成立'],
        [`${first} 0 ${Number(!(a < n && n < c))}`, '把后两个式子都判断反了'],
      ],
    };
  },
  check: ({ a, n, c }, key) => key === [n > a, c > 1, a < n && n < c].map(Number).join(' '),
});

/** Separate ifs change a variable one after another. */
const severalIfs = branch({
  name: 'several-ifs',
  title: '几个独立的 if',
  difficulty: 'medium',
  hints: ['几个 if 没有用 else 连起来，每一个都要问一遍。', '问下一个 if 时，用的是变量刚刚改过的值。'],
  draw: (random) => ({ n: random.int(12, 40), a: random.int(5, 9), b: random.int(2, 5) }),
  write: ({ n, a, b }) => {
    const [one, two] = [n + a, n + a - b];
    return {
      code: `int n = ${n};\nif (n > 10) n += ${a};\nif (n > ${n + 2}) n -= ${b};\nelse n = 0;\ncout << n;`,
      key: `${two}`,
      why: `${n} > 10 成立，n 变成 ${one}；第二个 if 用新的 n 判断，${one} > ${n + 2} 成立，再减 ${b} 得 ${two}，else 不执行，`,
      wrong: [
        [`${one}`, '以为前一个 if 成立，后一个就不看了'],
        ['0', '第二个 if 用了 n 原来的值，走到了 else'],
        [`${n - b}`, '漏掉了第一个 if'],
        [`${n}`, '以为两个条件都不成立'],
      ],
    };
  },
  check: ({ n, a, b }, key) => Number(key) + b - a === n,
});

/** The condition of a leap year, or of another rule with exceptions. */
const ruleGap = branch({
  name: 'rule-gap',
  title: '补上门票的条件',
  difficulty: 'easy',
  hints: [
    '先把文字里的两种人各写成一个条件，再想是满足一种就行，还是都要满足。',
    '「满」几岁包含这个岁数，「不满」不包含，想清楚该不该带等号。',
  ],
  draw: (random) => ({ free: random.int(5, 9), old: random.int(60, 70), price: random.int(2, 9) * 10 }),
  write: ({ free, old, price }) => {
    const asked = {
      key: `age < ${free} || age >= ${old}`,
      wrong: [
        [`age < ${free} && age >= ${old}`, '把「或者」写成了「并且」，没有人能同时满足'],
        [`age <= ${free} || age >= ${old}`, `把「不满 ${free} 岁」写成了也包含 ${free} 岁`],
        [`age < ${free} || age > ${old}`, `漏掉了刚好 ${old} 岁的人`],
        [`age >= ${free} && age < ${old}`, '写成了要买票的人'],
      ] as const,
    };
    return {
      lead: `不满 ${free} 岁和年满 ${old} 岁的人免票，其他人 ${price} 元。横线处应填（　　）。`,
      code: `int age, price = ${price};\ncin >> age;\nif (____)\n    price = 0;\ncout << price;`,
      ...asked,
      why: `两种人满足一种就免票，用 ||；「不满」不包含 ${free}，「年满」包含 ${old}，`,
      proof: sameAs('cpp', `!(age >= ${free} && age < ${old})`, asked, { name: 'age', from: 0, to: 120 }),
    };
  },
  check: ({ free, old }, key) => key.includes('||') && key.includes(`< ${free} `) && key.endsWith(`>= ${old}`),
});

/** The default part of a switch. */
const switchDefault = branch({
  name: 'switch-default',
  title: 'switch 的 default',
  difficulty: 'easy',
  family: 'switch-fall',
  hints: [
    '先算出括号里的值，再从上到下找有没有相同的 case。',
    '一个 case 都对不上才走到 default；对上了，执行到 break 为止。',
  ],
  draw: (random) => ({ n: random.int(20, 99), adds: random.some(3, 2, 20) }),
  write: ({ n, adds: [a = 2, b = 3, c = 4] }) => {
    const r = n % 10;
    const key = r === 1 ? a : r === 2 ? b : c;
    return {
      code: `int n = ${n}, s = 0;\nswitch (n % 10) {\n    case 1: s = ${a}; break;\n    case 2: s = ${b}; break;\n    default: s = ${c};\n}\ncout << s;`,
      key: `${key}`,
      why: `${n} % 10 是 ${r}，${r === 1 || r === 2 ? `对上 case ${r}，执行完 break 就离开` : '前面的 case 都对不上，执行 default'}，s 是 ${key}，`,
      wrong: [
        [`${r === 1 ? b : a}`, `看错了 case 后面的数，${n} % 10 是 ${r}`],
        [
          `${r === 1 || r === 2 ? c : b}`,
          r === 1 || r === 2 ? '以为 default 总会执行' : '没有算余数就随便对了一个 case',
        ],
        ['0', '以为哪一路都不执行'],
        [`${a + b + c}`, '以为每一路都会执行，而且加起来'],
      ],
    };
  },
  check: ({ n, adds }, key) => Number(key) === adds[Math.min(2, (n + 9) % 10)],
});

/** In which part of the plane a point lies. */
const quadrant = nested({
  name: 'quadrant',
  title: '两层 if 分四种',
  difficulty: 'easy',
  hints: ['先回答外层的条件，决定走哪一半。', '再在这一半里回答里层的条件，等于零的时候算不算成立？'],
  draw: (random) => ({ x: random.int(-9, 9), y: random.int(-9, 9), adds: random.some(4, 1, 9) }),
  write: ({ x, y, adds }) => {
    const [a = 1, b = 2, c = 3, d = 4] = adds;
    const key = x > 0 ? (y > 0 ? a : b) : y > 0 ? c : d;
    const others = [a, b, c, d].filter((one) => one !== key);
    const mistakes = new Map([
      [a, '以为两个条件都成立'],
      [b, '以为外层成立、里层不成立'],
      [c, '以为外层不成立、里层成立'],
      [d, '以为两个条件都不成立'],
    ]);
    return {
      code: `int x = ${x}, y = ${y}, r;\nif (x > 0) {\n    if (y > 0) r = ${a};\n    else r = ${b};\n} else {\n    if (y > 0) r = ${c};\n    else r = ${d};\n}\ncout << r;`,
      key: `${key}`,
      why: `先看外层：${x} > 0 ${x > 0 ? '成立' : '不成立'}；再看里层：${y} > 0 ${y > 0 ? '成立' : '不成立'}，r 是 ${key}，`,
      wrong: others.map((one) => [`${one}`, mistakes.get(one) ?? ''] as const),
    };
  },
  check: ({ x, y, adds }, key) => Number(key) === adds[(x > 0 ? 0 : 2) + (y > 0 ? 0 : 1)],
});

/** Prices that rise in steps. */
const stepPrice = nested({
  name: 'step-price',
  title: '分段计费',
  difficulty: 'medium',
  hints: ['先找出里程落在哪一段。', '每一段只收这一段里的里程，前面的段要收满。'],
  draw: (random) => ({ base: random.int(8, 14), km: random.int(4, 20), rate: random.int(2, 4) }),
  write: ({ base, km, rate }) => {
    const key = km <= 3 ? base : km <= 10 ? base + (km - 3) * rate : base + 7 * rate + (km - 10) * (rate + 1);
    return {
      code: `int km = ${km}, p = ${base};\nif (km > 3) {\n    if (km <= 10)\n        p += (km - 3) * ${rate};\n    else\n        p += 7 * ${rate} + (km - 10) * ${rate + 1};\n}\ncout << p;`,
      key: `${key}`,
      why: `${km} > 3 成立，进到里层；${km <= 10 ? `${km} <= 10 也成立，超过 3 的 ${km - 3} 份每份 ${rate}` : `${km} <= 10 不成立，7 份每份 ${rate}，再加 ${km - 10} 份每份 ${rate + 1}`}，p 是 ${key}，`,
      wrong: [
        [`${base + km * rate}`, '没有减去起步的 3'],
        [`${key - base}`, `忘了 p 一开始是 ${base}`],
        [
          km <= 10 ? `${base + 7 * rate}` : `${base + (km - 3) * rate}`,
          km <= 10 ? '当成了走到 10 的价钱' : '没有看里层的 else，全按低的单价算',
        ],
        [`${base + km * (rate + 1)}`, '全都按高的单价算了'],
      ],
    };
  },
  check: ({ base, km, rate }, key) => {
    let p = base;
    for (let i = 4; i <= km; i += 1) p += i <= 10 ? rate : rate + 1;
    return p === Number(key);
  },
});

/** The missing condition that finds the greatest of three. */
const greatestGap = nested({
  name: 'greatest-gap',
  title: '三个数的最大值',
  difficulty: 'medium',
  hints: ['走到横线这里时，m 已经是哪个变量的值？', '要换成第三个数，它得比目前最大的那个还大。'],
  draw: (random) => ({ x: random.some(3, 2, 60).toSorted((p, q) => p - q), order: random.int(0, 1) }),
  write: ({ x: [low = 1, mid = 2, high = 3], order }) => {
    const [b, c] = order === 0 ? [high, mid] : [mid, high];
    return gapIn('cpp', {
      code: `int a = ${low}, b = ${b}, c = ${c}, m = a;\nif (b > a) {\n    m = b;\n    if (____) m = c;\n} else {\n    if (c > a) m = c;\n}\ncout << m;`,
      wanted: `${high}`,
      key: 'c > b',
      why: `走到里层时 m 已经是 b，只有 c 比 b 还大才换成 c。这里 b 是 ${b}、c 是 ${c}，输出 ${high}，`,
      wrong:
        order === 0
          ? [
              ['c > a', '和 a 比是不够的，b 已经比 a 大了，要和 b 比'],
              ['b > c', '把大于的方向弄反了'],
              ['a < c', '还是和 a 比，换了个写法'],
              ['m > c', 'm 已经是 b，方向弄反了'],
            ]
          : [
              ['a > c', '和 a 比，而且方向也反了'],
              ['b > c', '把大于的方向弄反了'],
              ['c == b', '只在相等的时候才换，没有换成更大的数'],
            ],
    });
  },
  check: ({ x: [, mid = 0, high = 0] }, key) => key === 'c > b' && high > mid,
});

export const CHOICES: readonly Template[] = [
  between,
  opposite,
  chainedCompare,
  severalIfs,
  ruleGap,
  switchDefault,
  quadrant,
  stepPrice,
  greatestGap,
];
