import { gapIn, sameAs } from '../gaps.ts';
import { ofBoth, ofPoint, type Template } from '../parametric.ts';

const complement = ofBoth(3, 'complement', '补码');
const radix = ofBoth(3, 'radix', '进制转换');
const bitwise = ofPoint('gesp-cpp-3/bitwise', '位运算');

/** The least or greatest value of a signed number of some bits. */
const signedRange = complement({
  name: 'signed-range',
  title: '几位补码的范围',
  difficulty: 'medium',
  hints: ['几位里有一位表示正负，只剩下其余的位表示大小。', '零占了正数那一边的一个位置，所以两边的个数不一样。'],
  draw: (random) => ({
    bits: random.int(4, 16),
    asks: random.pick(['最大', '最小'] as const),
    what: random.pick(['温度', '分数差', '楼层'] as const),
  }),
  write: ({ bits, asks, what }) => {
    const half = 2 ** (bits - 1);
    const isMost = asks === '最大';
    return {
      lead: `用 ${bits} 位补码存${what}（有正有负的整数），能表示的${asks}的数是（　　）。`,
      key: `${isMost ? half - 1 : -half}`,
      why: `${bits} 位里最高位是符号位，还剩 ${bits - 1} 位，2 的 ${bits - 1} 次方是 ${half}，范围是 -${half} 到 ${half - 1}，`,
      wrong: isMost
        ? [
            [`${half}`, '忘了 0 也占一个位置，正数要少一个'],
            [`${2 * half - 1}`, '没有留出符号位，当成了没有符号的数'],
            [`${half / 2 - 1}`, '多减了一位'],
            [`${2 * half}`, '直接算了 2 的位数次方'],
          ]
        : [
            [`-${half - 1}`, '以为正负对称，补码里负数比正数多一个'],
            [`-${2 * half}`, '没有留出符号位'],
            ['0', '当成了没有符号的数'],
            [`-${half / 2}`, '多减了一位'],
          ],
      proof: isMost ? `cout << (1LL << ${bits - 1}) - 1;` : `cout << -(1LL << ${bits - 1});`,
    };
  },
  check: ({ bits, asks }, key) => Math.log2(asks === '最大' ? Number(key) + 1 : -Number(key)) === bits - 1,
});

/** The sum of two numbers in two's complement, without the carry out of the last bit. */
const complementSum = complement({
  name: 'complement-sum',
  title: '补码相加',
  difficulty: 'hard',
  hints: ['像竖式一样从右往左加，满二进一。', '最高位再进出去的那个一放不下，丢掉。'],
  draw: (random) => ({ a: random.int(20, 90), b: random.int(5, 19) }),
  write: ({ a, b }) => {
    const bits = (n: number) => ((n + 256) % 256).toString(2).padStart(8, '0');
    const key = bits(a - b);
    return {
      lead: `8 位补码 \`${bits(a)}\`（${a}）和 \`${bits(-b)}\`（-${b}）相加，结果的 8 位补码是（　　）。`,
      key,
      why: `补码可以直接相加，${a} + (-${b}) = ${a - b}，最高位进出去的 1 丢掉，得 ${key}，`,
      wrong: [
        [`1${key}`, '把最高位进出去的 1 也留下了，8 位装不下它'],
        [bits(a + b), `把 -${b} 当成了正数相加`],
        [bits(b - a), `算成了 ${b} - ${a}，符号反了`],
        [bits(a - b - 1), '用反码相加，少了 1'],
      ],
      proof: `cout << bitset<8>((unsigned char)(${a} - ${b}));`,
    };
  },
  check: ({ a, b }, key) => key.length === 8 && Number.parseInt(key, 2) + b === a,
});

/** A number in some radix as a decimal number. */
const fromRadix = radix({
  name: 'from-radix',
  title: '几进制数的值',
  difficulty: 'medium',
  draw: (random) => ({ base: random.pick([3, 5, 6, 7, 8]), drawn: random.some(3, 1, 40) }),
  hints: ({ base }) => [`最右边一位的权是一，往左每一位的权都乘 ${base}。`, '每一位乘它的权，再全部加起来。'],
  write: ({ base, drawn }) => {
    const [a = 1, b = 1, c = 1] = drawn.map((one) => 1 + (one % (base - 1)));
    const key = a * base * base + b * base + c;
    return {
      lead: `${base} 进制数 \`${a}${b}${c}\` 等于十进制的（　　）。`,
      key: `${key}`,
      why: `从右往左的权是 1、${base}、${base * base}，${a} × ${base * base} + ${b} × ${base} + ${c} = ${key}，`,
      wrong: [
        [`${c * base * base + b * base + a}`, '把权从左往右排了，最右边的权才是 1'],
        [`${a * 100 + b * 10 + c}`, '当成了十进制数'],
        [`${a * base * 2 + b * base + c}`, `把 ${base} 的平方算成了 ${base} × 2`],
        [`${(a + b + c) * base}`, '把各位加起来再乘进制'],
        [`${key * base}`, '每一位的权都多乘了一次'],
      ],
      proof: `cout << stoi("${a}${b}${c}", nullptr, ${base});`,
    };
  },
  check: ({ base, drawn }, key) => Number(key).toString(base) === drawn.map((one) => 1 + (one % (base - 1))).join(''),
});

/** Which of some numbers in different radices is the greatest. */
const greatestRadix = radix({
  name: 'greatest-radix',
  title: '比一比哪个大',
  difficulty: 'medium',
  hints: ['看着长的不一定大，都换成十进制再比。', '换的时候按各自的进制算权，从右往左一位一位地加。'],
  draw: (random) => ({ n: random.int(30, 90), less: random.some(3, 1, 15) }),
  write: ({ n, less: [x = 1, y = 2, z = 3] }) => {
    const shown = (value: number, base: number) => value.toString(base).toUpperCase();
    const values = [n, n - x, n - y, n - z] as const;
    const bases = [8, 2, 10, 16] as const;
    const names = ['八', '二', '十', '十六'] as const;
    const at = (x + y + z) % 4;
    const order = [at, (at + 1) % 4, (at + 2) % 4, (at + 3) % 4] as const;
    const texts = order.map((kind, i) => ({
      text: `(${shown(values[i] ?? 0, bases[kind] ?? 10)})${bases[kind]}`,
      kind: names[kind],
      value: values[i] ?? 0,
    }));
    const [best, ...others] = texts;
    return {
      lead: `括号外的数表示进制。四个数 ${texts
        .toSorted((p, q) => (p.text < q.text ? -1 : 1))
        .map(({ text }) => `\`${text}\``)
        .join('、')} 中最大的是（　　）。`,
      key: best?.text ?? '',
      why: `都换成十进制再比：${texts.map(({ text, value }) => `${text} 是 ${value}`).join('，')}，`,
      wrong: others.map(
        ({ text, kind, value }) =>
          [
            text,
            kind === '十'
              ? `没有把其他的数都换成十进制再比，它只有 ${value}`
              : `没有把${kind}进制数换算对，它只有 ${value}`,
          ] as const,
      ),
      proof: `map<int, string> all = {${texts.map(({ text }) => `{stoi("${text.slice(1, text.indexOf(')'))}", nullptr, ${text.slice(text.indexOf(')') + 1)}), "${text}"}`).join(', ')}};\ncout << all.rbegin()->second;`,
    };
  },
  check: ({ n }, key) => Number.parseInt(key.slice(1), Number(key.slice(key.indexOf(')') + 1))) === n,
});

/** Binary numbers are added with carries. */
const binarySum = radix({
  name: 'binary-sum',
  title: '二进制加法',
  difficulty: 'easy',
  hints: ['从右往左加，一列里满二就向左进一。', '进来的一也要加进去，最左边的进位别漏掉。'],
  draw: (random) => ({ a: random.int(9, 31), b: random.int(9, 31) }),
  write: ({ a, b }) => {
    const [x, y, key] = [a, b, a + b].map((n) => n.toString(2));
    return {
      lead: `二进制加法 \`${x}\` + \`${y}\` 的结果是（　　）。`,
      key: key ?? '',
      why: `从右往左一位一位加，满 2 进 1。验算：${a} + ${b} = ${a + b}，写成二进制是 ${key}，`,
      wrong: [
        [(a ^ b).toString(2), '忘了进位'],
        [(a | b).toString(2), '1 + 1 时既没有进位，也没有变成 0'],
        [`${Number(x) + Number(y)}`, '按十进制加了，二进制里不会出现 2'],
        [(a + b + 1).toString(2), '最后一位多加了一次进位'],
      ],
      proof: `string s;\nfor (int n = 0b${x} + 0b${y}; n > 0; n /= 2) s = char('0' + n % 2) + s;\ncout << s;`,
    };
  },
  check: ({ a, b }, key) => Number.parseInt(key, 2) - a === b,
});

/** How many ones a number has. */
const countOnes = bitwise({
  name: 'count-ones',
  title: '数一数有几个 1',
  difficulty: 'medium',
  hints: ['循环每次看最右边的一位，然后去掉它。', '把数写成二进制，看被加起来的是哪些位。'],
  draw: (random) => ({ n: random.int(20, 250) }),
  write: ({ n }) => {
    const bits = n.toString(2);
    const ones = bits.split('1').length - 1;
    return {
      code: `int n = ${n}, c = 0;\nwhile (n) {\n    c += n & 1;\n    n >>= 1;\n}\ncout << c;`,
      key: `${ones}`,
      why: `n & 1 取出最低位，n >>= 1 去掉它，所以 c 数的是二进制里 1 的个数。${n} 是 ${bits}，有 ${ones} 个 1，`,
      wrong: [
        [`${bits.length}`, '数成了二进制的位数，只有是 1 的位才让 c 变大'],
        [`${bits.length - ones}`, '数成了 0 的个数'],
        [`${n % 2}`, '以为只看一次最低位'],
        [`${ones + 1}`, '多数了一个'],
        [`${ones - 1}`, '漏了最后剩下的那个 1'],
      ],
    };
  },
  check: ({ n }, key) => {
    let left = Number(key);
    for (let p = 128; p > 0; p /= 2) if (Math.floor(n / p) % 2 === 1) left -= 1;
    return left === 0;
  },
});

/** The condition that tests one bit. */
const bitTest = bitwise({
  name: 'bit-test',
  title: '判断某一位是不是 1',
  difficulty: 'medium',
  hints: ['先把要看的那一位移到最右边。', '再想怎样只留下最右边的一位，去掉其余的位。'],
  draw: (random) => ({
    k: random.int(2, 6),
    name: random.pick(['n', 'x', 'state', 'mask', 'flag', 'a', 'm'] as const),
  }),
  write: ({ k, name }) => {
    const asked = {
      key: `(${name} >> ${k}) & 1`,
      wrong: [
        [`(${name} >> ${k}) | 1`, '用了按位或，结果总不是 0'],
        [`${name} & ${k}`, `把第几位当成了数，应当先移 ${k} 位`],
        [`(${name} << ${k}) & 1`, '移反了方向，左移以后最低位总是 0'],
        [`(${name} >> ${k + 1}) & 1`, '位是从 0 开始数的，多移了一位'],
      ] as const,
    };
    return {
      lead: `二进制的位从右往左编号为 0、1、2……，要判断非负整数 ${name} 的第 ${k} 位是不是 1，if 里应写（　　）。`,
      ...asked,
      why: `右移 ${k} 位，第 ${k} 位就到了最右边，再和 1 按位与，只留下这一位，`,
      proof: sameAs('cpp', `${name} / ${2 ** k} % 2 == 1`, asked, { name, from: 0, to: 1000 }),
    };
  },
  check: ({ k }, key) => key.endsWith('& 1') && key.includes(`>> ${k})`),
});

/** Exclusive or twice gives the number back. */
const xorTwice = bitwise({
  name: 'xor-twice',
  title: '异或两次',
  difficulty: 'medium',
  hints: ['同一个数异或两次会抵消，等于没有做。', '把每一句里的变量换成最初的两个数，抵消一样的。'],
  draw: (random) => {
    const [a = 5, b = 9] = random.some(2, 3, 60);
    return { a, b };
  },
  write: ({ a, b }) => ({
    code: `int a = ${a}, b = ${b};\na = a ^ b;\nb = a ^ b;\na = a ^ b;\ncout << a << " " << b;`,
    key: `${b} ${a}`,
    why: `同一个数异或两次会抵消：第二句 b = a ^ b ^ b 就是原来的 a，第三句 a 变成原来的 b，两个数交换了，`,
    wrong: [
      [`${a} ${b}`, '以为异或以后又变回了原样'],
      [`${a ^ b} ${a}`, '漏掉了第三句'],
      [`${a ^ b} ${a ^ b}`, '以为每一句都得到同一个数'],
      [`${b} ${a ^ b}`, '第二句用了 a 原来的值，没有抵消'],
    ],
  }),
  check: ({ a, b }, key) => key === [b, a].join(' '),
});

/** An expression that changes one bit. */
const bitSet = bitwise({
  name: 'bit-set',
  title: '把某一位变成 1',
  difficulty: 'hard',
  hints: ['先想哪个数只有要改的那一位是一。', '要让这一位变成一，其余的位不变，该用哪一种位运算？'],
  draw: (random) => ({ n: random.int(16, 120), k: random.int(0, 3) }),
  write: ({ n: drawn, k }) => {
    // The bit below the changed one is set, so that every other operation shows.
    const n = drawn & ~(1 << k);
    return gapIn('cpp', {
      code: `int n = ${n};\nn = ____;\ncout << n;`,
      wanted: `${n + 2 ** k}`,
      key: `n | (1 << ${k})`,
      why: `${n} 是 ${n.toString(2)}，第 ${k} 位（从右往左，从 0 数起）是 0，变成 1 就多了 ${2 ** k}。1 << ${k} 只有这一位是 1，按位或就把它变成 1，`,
      wrong: [
        [`n & (1 << ${k})`, '用了按位与，只会留下这一位，其他位都没了'],
        [`n | (1 << ${k + 1})`, '位是从 0 开始数的，多移了一位'],
        [`n & ~(1 << ${k})`, '这是把这一位变成 0'],
        [`n | ${k}`, `把第几位当成了数，应当先把 1 左移 ${k} 位`],
      ],
    });
  },
  check: ({ k }, key) => key === `n | (1 << ${k})`,
});

export const BITS: readonly Template[] = [
  ...signedRange,
  ...complementSum,
  ...fromRadix,
  ...greatestRadix,
  ...binarySum,
  countOnes,
  bitTest,
  xorTwice,
  bitSet,
];
