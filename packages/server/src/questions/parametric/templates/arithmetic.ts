import { parametric } from '../parametric.ts';

/** Quotient and remainder of two integers. */
export const divideRemainder = parametric({
  name: 'divide-remainder',
  version: 1,
  language: 'cpp',
  title: '整除与取余',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/arith'],
  tags: ['整除与取余'],
  hints: [
    '被除数里有几个整的除数，这就是商，小数部分直接去掉。',
    '用被除数减去「商乘除数」，剩下的就是余数，它一定比除数小。',
  ],
  draw: (random) => ({ b: random.int(3, 9), q: random.int(4, 15), r: random.int(1, 8) }),
  write: ({ b, q, r: drawn }) => {
    const r = 1 + (drawn % (b - 1));
    const a = q * b + r;
    return {
      code: `int a = ${a}, b = ${b};\ncout << a / b << " " << a % b;`,
      key: `${q} ${r}`,
      why: `两个整数相除只留商的整数部分，${a} / ${b} 是 ${q}；${q} × ${b} = ${q * b}，还余 ${r}，所以 ${a} % ${b} 是 ${r}，`,
      wrong: [
        [`${r} ${q}`, '把商和余数的位置弄反了'],
        [`${q + 1} ${r}`, '把商四舍五入或向上取整了，整数除法只会去掉小数部分'],
        [`${q} ${b - r}`, `算成了还差多少才能凑够 ${b} 的倍数`],
        [`${q} 0`, '以为除完就没有剩余'],
      ],
    };
  },
  check: ({ b, q }, key) => {
    const [quotient = 0, rest = 0] = key.split(' ').map(Number);
    return quotient === q && rest > 0 && rest < b;
  },
});

/** Multiplication and division bind tighter than addition. */
export const precedence = parametric({
  name: 'precedence',
  version: 1,
  language: 'cpp',
  title: '算术运算的先后',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/arith'],
  tags: ['运算优先级', '整除与取余'],
  hints: [
    '给每个运算符标上先后：乘、除、取余一样先做，加减后做。',
    '算好乘法和取余，把式子抄短一遍，再从左到右算加减。',
  ],
  draw: (random) => ({
    a: random.int(2, 9),
    b: random.int(2, 9),
    c: random.int(2, 9),
    d: random.int(11, 29),
    e: random.int(3, 7),
  }),
  write: ({ a, b, c, d, e }) => ({
    code: `cout << ${a} + ${b} * ${c} - ${d} % ${e};`,
    key: `${a + b * c - (d % e)}`,
    why: `先算乘法和求余：${b} * ${c} 是 ${b * c}，${d} % ${e} 是 ${d % e}；再从左到右算 ${a} + ${b * c} - ${d % e}，得 ${a + b * c - (d % e)}，`,
    wrong: [
      [`${(a + b) * c - (d % e)}`, '从左到右先算了加法'],
      [`${a + b * c - Math.trunc(d / e)}`, '把 % 当成了整除'],
      [`${(a + b * c - d) % e}`, '把 % 放到最后才算，它和乘除同级，要先算'],
      [`${a + b * c - d + e}`, '把 % 看成了不起作用的符号'],
    ],
  }),
  check: ({ a, b, c, d, e }, key) => {
    const rest = a + b * c - Number(key);
    return rest >= 0 && rest < e && (d - rest) % e === 0;
  },
});

/** Integer division becomes real division once an operand is real. */
export const mixedDivision = parametric({
  name: 'mixed-division',
  version: 1,
  language: 'cpp',
  title: '整数除法与实数除法',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/cast', 'gesp-cpp-1/arith'],
  tags: ['类型转换', '整除与取余'],
  hints: ['从左往右一步一步算，每一步先看两边是不是都是整数。', '乘一点零写在前面和写在后面，除法做的时候情况不同。'],
  draw: (random) => ({ whole: random.int(2, 12), half: random.pick([2, 4] as [number, number]) }),
  write: ({ whole, half }) => {
    const a = whole * half + half / 2;
    return {
      code: `int a = ${a}, b = ${half};\ncout << a / b * 1.0 << " " << 1.0 * a / b;`,
      key: `${whole} ${whole}.5`,
      why: `从左到右算：a / b 是两个整数相除，先得 ${whole}，乘 1.0 也变不回小数，输出 ${whole}；1.0 * a 已经是实数，再除以 b 得 ${whole}.5，`,
      wrong: [
        [`${whole}.5 ${whole}.5`, '以为乘了 1.0，前面的整数除法也会变成小数除法'],
        [`${whole} ${whole}`, '以为整数变量相除总是得整数，不管前面有没有乘实数'],
        [`${whole}.5 ${whole}`, '把两个式子的顺序看反了'],
      ],
    };
  },
  check: ({ whole, half }, key) => {
    const [cut, real] = key.split(' ').map(Number);
    return cut === whole && (real ?? 0) * half === whole * half + half / 2;
  },
});

/** A cast truncates, and binds tighter than addition. */
export const castParts = parametric({
  name: 'cast-parts',
  version: 1,
  language: 'cpp',
  title: '强制转换与小数',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/cast'],
  tags: ['类型转换'],
  hints: ['看清强制转换管着谁：只管紧跟着的变量，还是整个括号。', '转换成整数只是去掉小数，不会四舍五入。'],
  draw: (random) => ({ a: random.int(2, 9), b: random.int(2, 9), fa: random.int(6, 9), fb: random.int(5, 8) }),
  write: ({ a, b, fa, fb }) => ({
    code: `double x = ${a}.${fa}, y = ${b}.${fb};\ncout << (int)x + y << " " << (int)(x + y);`,
    key: `${a + b}.${fb} ${Math.floor((a * 10 + fa + b * 10 + fb) / 10)}`,
    why: `(int)x 只转换 x，去掉小数得 ${a}，再加 y 是 ${a + b}.${fb}；(int)(x + y) 先求和再去掉小数，`,
    wrong: [
      [`${a + b + 1}.${fb} ${Math.floor((a * 10 + fa + b * 10 + fb) / 10)}`, '以为转换成 int 会四舍五入'],
      [`${a + b} ${a + b}`, '以为两个数都先去掉了小数'],
      [
        `${Math.floor((a * 10 + fa + b * 10 + fb) / 10)} ${Math.floor((a * 10 + fa + b * 10 + fb) / 10)}`,
        '以为 (int)x + y 会把整个和转换成整数',
      ],
    ],
  }),
  check: ({ a, b, fa, fb }, key) => {
    const [real, whole] = key.split(' ').map(Number);
    return Math.round((real ?? 0) * 10) === a * 10 + b * 10 + fb && whole === a + b + (fa + fb >= 10 ? 1 : 0);
  },
});

/** Nested calls of abs, max, min and sqrt. */
export const mathCalls = parametric({
  name: 'math-calls',
  version: 1,
  language: 'cpp',
  title: '数学函数',
  stage: 'gesp-2',
  difficulty: 'easy',
  points: ['gesp-cpp-2/math-basic'],
  tags: ['绝对值', '最值', '平方根'],
  hints: ['一个一个地算：abs 求离零多远，max 和 min 取大取小，sqrt 求平方根。', '把每个函数换成它的结果，再算加减。'],
  draw: (random) => {
    const [a = 3, b = 8] = random.some(2, 3, 15);
    return { a, b, r: random.int(3, 9) };
  },
  write: ({ a, b, r }) => {
    const key = Math.abs(a - b) + Math.max(a, b) - r;
    return {
      code: `int a = ${a}, b = ${b};\ncout << abs(a - b) + max(a, b) - sqrt(${r * r});`,
      key: `${key}`,
      why: `abs(a - b) 是差的绝对值 ${Math.abs(a - b)}，max(a, b) 是较大的 ${Math.max(a, b)}，sqrt(${r * r}) 是 ${r}，合起来是 ${key}，`,
      wrong: [
        [`${-Math.abs(a - b) + Math.max(a, b) - r}`, '把绝对值取成了负数'],
        [`${Math.abs(a - b) + Math.min(a, b) - r}`, '把 max 取成了较小的数'],
        [`${Math.abs(a - b) + Math.max(a, b) - r * r}`, '忘了开平方'],
      ],
    };
  },
  check: ({ a, b, r }, key) => Number(key) === (a > b ? 2 * a - b : 2 * b - a) - r,
});

/** The tens digit of a number of four digits. */
export const middleDigit = parametric({
  name: 'middle-digit',
  version: 1,
  language: 'cpp',
  title: '取出十位数字',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/arith'],
  tags: ['整除与取余', '数位'],
  hints: ['先算整除：它去掉了右边的哪几位？把得到的数写下来。', '对十取余只留下最后一位，也就是个位。'],
  draw: (random) => {
    const [a = 1, b = 2, c = 3, d = 4] = random.some(4, 1, 9);
    return { digits: [a, b, c, d] as const };
  },
  write: ({ digits: [a, b, c, d] }) => ({
    code: `int n = ${a}${b}${c}${d};\ncout << n / 10 % 10;`,
    key: `${c}`,
    why: `先算 n / 10，去掉个位得到 ${a}${b}${c}；再对 10 取余，留下最后一位 ${c}，也就是原数的十位数字，`,
    wrong: [
      [`${d}`, '只做了 n % 10，取到的是个位'],
      [`${b}`, '多去掉了一位，取到的是百位'],
      [`${a}`, '把左边第一位当成了结果，那是千位'],
    ],
  }),
  check: ({ digits }, key) => key === digits.join('').at(-2),
});

/** ++ before and after a variable. */
export const increments = parametric({
  name: 'increments',
  version: 1,
  language: 'cpp',
  title: '自增的先后',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/assign'],
  tags: ['自增自减'],
  hints: [
    '加号在变量后面：先把旧值交出去，再让变量增加。加号在前面正好相反。',
    '三个变量排成一行，每做一句就改一次，看看交出去的是旧值还是新值。',
  ],
  draw: (random) => ({ x: random.int(3, 40) }),
  write: ({ x }) => ({
    code: `int a = ${x};\nint b = a++;\nint c = ++a;\ncout << a << " " << b << " " << c;`,
    key: `${x + 2} ${x} ${x + 2}`,
    why: `a++ 先把 a 原来的值 ${x} 交给 b，再让 a 变成 ${x + 1}；++a 先让 a 变成 ${x + 2}，再把 ${x + 2} 交给 c，`,
    wrong: [
      [`${x + 2} ${x + 1} ${x + 2}`, '以为 a++ 也是先加 1 再取值'],
      [`${x + 2} ${x} ${x + 1}`, '以为 ++a 是先取值再加 1'],
      [`${x} ${x} ${x + 1}`, '以为 a++ 和 ++a 不会改变 a 自己'],
    ],
  }),
  check: ({ x }, key) => {
    const [a, b, c] = key.split(' ').map(Number);
    return b === x && a === c && a === x + 2;
  },
});
