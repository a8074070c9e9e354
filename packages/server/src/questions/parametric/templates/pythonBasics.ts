import { parametric } from '../parametric.ts';

/** Powers before products and whole quotients, then sums. */
export const pyPower = parametric({
  name: 'py-power',
  version: 1,
  language: 'python',
  title: '乘方和整除的先后',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-py-1/arith'],
  tags: ['运算优先级', 'Python'],
  hints: ['先做乘方，再做乘除和整除，最后做加减。', '两个斜线是整除，结果去掉小数。'],
  draw: (random) => ({ a: random.int(2, 9), b: random.int(3, 9), c: random.int(2, 5) }),
  write: ({ a, b, c }) => ({
    code: `print(${a} + ${b} ** 2 // ${c})`,
    key: `${a + Math.floor((b * b) / c)}`,
    why: `先算乘方 ${b} ** 2 = ${b * b}，再算 ${b * b} // ${c} = ${Math.floor((b * b) / c)}，最后加 ${a}，`,
    wrong: [
      [`${a + Math.floor((b * 2) / c)}`, '把 ** 当成了乘号'],
      [`${Math.floor((a + b) ** 2 / c)}`, '先算了加法'],
      [`${Math.floor((a + b * b) / c)}`, '加法算在了整除的前面'],
      [`${a + b * b}`, '漏掉了整除'],
    ],
  }),
  check: ({ a, b, c }, key) => {
    const rest = b ** 2 - (Number(key) - a) * c;
    return rest >= 0 && rest < c;
  },
});

/** Text is joined, numbers are added. */
export const pyJoin = parametric({
  name: 'py-join',
  version: 1,
  language: 'python',
  title: '接起来还是加起来',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-py-1/types'],
  tags: ['类型转换', 'Python'],
  hints: ['看加号两边：都是字符串是接起来，都是整数才相加。', 'str 把整数变成字符串，int 反过来。'],
  draw: (random) => ({ a: random.int(12, 60), k: random.int(2, 9) }),
  write: ({ a, k }) => ({
    code: `a = "${a}"\nk = ${k}\nprint(a + str(k), int(a) + k)`,
    key: `${a}${k} ${a + k}`,
    why: `str(k) 是字符串，和 a 接起来得 ${a}${k}；int(a) 是整数，${a} + ${k} = ${a + k}，`,
    wrong: [
      [`${a + k} ${a + k}`, '以为引号里的数字也会按数来加'],
      [`${a}${k} ${a}${k}`, '以为 int(a) 还是字符串'],
      [`${a + k} ${a}${k}`, '把两种类型弄反了'],
    ],
  }),
  check: ({ a, k }, key) => {
    const [joined = '', sum] = key.split(' ');
    return joined.startsWith(`${a}`) && joined.endsWith(`${k}`) && Number(sum) - k === a;
  },
});

/** A loop that turns a number round. */
export const pyReverse = parametric({
  name: 'py-reverse',
  version: 1,
  language: 'python',
  title: 'while 拆数位',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-py-1/loop', 'gesp-py-1/arith'],
  tags: ['while 循环', '数位', 'Python'],
  hints: ['对十取余拿到个位，整除十去掉个位。', '写下每一轮 s 的新值：原来的先乘几，再加上个位。'],
  draw: (random) => {
    const [a = 1, b = 2, c = 3] = random.some(3, 1, 9);
    return { a, b, c };
  },
  write: ({ a, b, c }) => ({
    code: `n = ${a}${b}${c}\ns = 0\nwhile n > 0:\n    s = s * 10 + n % 10\n    n //= 10\nprint(s)`,
    key: `${c}${b}${a}`,
    why: `每次取出个位接到 s 后面，依次取出 ${c}、${b}、${a}，s 变成 ${c}${b}${a}，`,
    wrong: [
      [`${a}${b}${c}`, '以为取出的次序和原来一样'],
      [`${a + b + c}`, '以为只是把各位加起来，没有看到 s * 10'],
      [`${c}${b}`, '以为 n 只剩一位时循环就结束了'],
      [`0`, '把最后的 n 当成了 s'],
    ],
  }),
  check: ({ a, b, c }, key) => Number(key) === 100 * c + 10 * b + a,
});

/** Of a chain of conditions only the first one that holds counts. */
export const pyElif = parametric({
  name: 'py-elif',
  version: 1,
  language: 'python',
  title: 'elif 先问谁',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-py-1/branch'],
  tags: ['if', 'elif', 'Python'],
  hints: ['从上往下问，第一个成立的分支执行以后，其余的都跳过。', '都不成立才走到 else。'],
  draw: (random) => ({ low: random.int(8, 15), high: random.int(20, 30), n: random.int(3, 45) }),
  write: ({ low, high, n }) => {
    const [first, second, third] = [n - low, n * 2, n + 1];
    const key = n > high ? first : n > low ? second : third;
    const both = n > high ? (first > low ? first * 2 : first) : third;
    return {
      code: `n = ${n}\nif n > ${high}:\n    n = n - ${low}\nelif n > ${low}:\n    n = n * 2\nelse:\n    n = n + 1\nprint(n)`,
      key: `${key}`,
      why: `从上往下问，${n > high ? `${n} > ${high} 成立，n 减 ${low}` : n > low ? `${n} > ${high} 不成立，${n} > ${low} 成立，n 乘 2` : '两个条件都不成立，执行 else，n 加 1'}，得 ${key}，`,
      wrong: [
        [`${n > high ? second : first}`, '把条件问错了，执行了另一条路'],
        [`${n > high || n > low ? third : second}`, '把 else 当成了总会执行的'],
        [`${both}`, '以为做完一条路还会接着问下面的条件'],
        [`${n}`, '以为 n 没有改变'],
      ],
    };
  },
  check: ({ low, high, n }, key) => Number(key) === (n <= low ? n + 1 : n <= high ? n + n : n - low),
});

/** A second `if` asks again, with the changed value. */
export const pyTwoIfs = parametric({
  name: 'py-two-ifs',
  version: 1,
  language: 'python',
  title: '两个 if 各问各的',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-py-1/branch'],
  tags: ['if', 'Python'],
  hints: ['两个 if 互相独立，都要问一遍。', '第二次问的时候，用的是可能已经改过的 n。'],
  draw: (random) => ({ n: 2 * random.int(4, 20), a: random.int(5, 9), c: random.int(1, 4), gap: random.int(0, 4) }),
  write: ({ n, a, c, gap }) => ({
    code: `n = ${n}\nif n % 2 == 0:\n    n += ${a}\nif n > ${n + gap}:\n    n -= ${c}\nprint(n)`,
    key: `${n + a - c}`,
    why: `${n} 是偶数，n 变成 ${n + a}；第二个 if 用新的 n 再问，${n + a} > ${n + gap} 成立，再减 ${c} 得 ${n + a - c}，`,
    wrong: [
      [`${n + a}`, '第二个 if 用了 n 原来的值，或者当成了 else'],
      [`${n - c}`, '漏掉了第一个 if'],
      [`${n}`, '以为两个条件都不成立'],
    ],
  }),
  check: ({ n, a, c }, key) => Number(key) - n === a - c,
});

const word = (is: boolean): string => (is ? 'True' : 'False');

/** A chained comparison, and a negation. */
export const pyCompare = parametric({
  name: 'py-compare',
  version: 1,
  language: 'python',
  title: '连着比较和 not',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-py-1/rel-logic'],
  tags: ['关系运算', '逻辑运算', 'Python'],
  hints: ['连着写的比较要每一段都成立。', 'not 在比较做完以后才把结果颠倒。'],
  draw: (random) => ({ a: random.int(1, 20), b: random.int(1, 20), c: random.int(1, 20) }),
  write: ({ a, b, c }) => {
    const [chain, negated] = [a < b && b < c, !(a > c)];
    return {
      code: `a, b, c = ${a}, ${b}, ${c}\nprint(a < b < c, not a > c)`,
      key: `${word(chain)} ${word(negated)}`,
      why: `a < b < c 要两个比较都成立，结果是 ${word(chain)}；a > c 是 ${word(!negated)}，not 把它颠倒成 ${word(negated)}，`,
      wrong: [
        [`${word(!chain)} ${word(negated)}`, '没有把两个比较都检查一遍'],
        [`${word(chain)} ${word(!negated)}`, '忘了 not 会把结果颠倒过来'],
        [`${word(!chain)} ${word(!negated)}`, '两个条件都判断反了'],
      ],
    };
  },
  check: ({ a, b, c }, key) => key === [a + 1 <= b && b + 1 <= c, a <= c].map(word).join(' '),
});

/** `and` and `or` of the same two conditions. */
export const pyAndOr = parametric({
  name: 'py-and-or',
  version: 1,
  language: 'python',
  title: 'and 和 or',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-py-1/rel-logic'],
  tags: ['逻辑运算', 'Python'],
  hints: ['先判断左右两个条件各是真还是假。', 'or 只要一边为真，and 要两边都为真。'],
  draw: (random) => ({ n: random.int(5, 60), p: random.int(3, 6), limit: random.int(15, 40) }),
  write: ({ n, p, limit }) => {
    const [divides, above] = [n % p === 0, n > limit];
    const [any, all] = [divides || above, divides && above];
    return {
      code: `n = ${n}\nprint(n % ${p} == 0 or n > ${limit}, n % ${p} == 0 and n > ${limit})`,
      key: `${word(any)} ${word(all)}`,
      why: `${n} ${divides ? '' : '不'}能被 ${p} 整除，${n} > ${limit} ${above ? '' : '不'}成立；or 有一边成立就是 True，and 两边都成立才是 True，`,
      wrong: [
        [`${word(!any)} ${word(all)}`, '把 or 判断错了，它只要有一边成立'],
        [`${word(any)} ${word(!all)}`, '把 and 判断错了，它要两边都成立'],
        [`${word(!any)} ${word(!all)}`, '两个结果都判断反了'],
      ],
    };
  },
  check: ({ n, p, limit }, key) => {
    const count = Number(Number.isInteger(n / p)) + Number(limit < n);
    return key === `${word(count > 0)} ${word(count === 2)}`;
  },
});

/** What `print` puts between values and at the end. */
export const pyPrint = parametric({
  name: 'py-print',
  version: 1,
  language: 'python',
  title: 'print 的 sep 和 end',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-py-1/io'],
  tags: ['print', 'Python'],
  hints: ['sep 放在同一个 print 的几项之间，end 放在它的最后。', '写了 end 就不再换行，下一个 print 接在后面。'],
  draw: (random) => {
    const [a = 1, b = 2, c = 3] = random.some(3, 1, 40);
    return { a, b, c, between: random.pick(['-', '+', '*', '/']), end: random.pick(['=', '!', ';', ':']) };
  },
  write: ({ a, b, c, between, end }) => ({
    code: `print(${a}, ${b}, sep="${between}", end="${end}")\nprint(${c})`,
    key: `${a}${between}${b}${end}${c}`,
    why: `sep 是两项之间的分隔，end 代替最后的换行，所以 ${c} 紧接在 ${end} 后面，`,
    wrong: [
      [`${a} ${b}${end}${c}`, '没有看 sep，以为中间还是空格'],
      [`${a}${end}${b}${between}${c}`, '把 sep 和 end 的作用弄反了'],
      [`${a}${between}${b}${between}${end}${c}`, '以为最后一项的后面也有分隔'],
      [`${a}${between}${b}${c}`, '漏掉了 end'],
    ],
  }),
  check: ({ a, b, c, between, end }, key) => key.replace(between, ' ').replace(end, ' ') === [a, b, c].join(' '),
});

/** A number formatted with a fixed number of places. */
export const pyFormat = parametric({
  name: 'py-format',
  version: 1,
  language: 'python',
  title: '保留几位小数',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-py-1/io'],
  tags: ['格式化输出', 'Python'],
  hints: ['点后面的数说的是保留几位小数。', '看下一位够不够进上去。'],
  draw: (random) => ({ whole: random.int(1, 40), tenth: random.int(1, 8), next: random.int(6, 9) }),
  write: ({ whole, tenth, next }) => ({
    code: `x = ${whole}.${tenth}${next}\nprint(f"{x:.1f}")`,
    key: `${whole}.${tenth + 1}`,
    why: `.1f 保留一位小数，下一位 ${next} 要进上去，${tenth} 变成 ${tenth + 1}，`,
    wrong: [
      [`${whole}.${tenth}`, '以为后面的数字会直接去掉'],
      [`${whole}.${tenth}${next}`, '把 .1 当成了两位小数'],
      [`${tenth >= 5 ? whole + 1 : whole}`, '以为只留下整数'],
    ],
  }),
  check: ({ whole, tenth, next }, key) => Math.round(Number(key) * 10) === 10 * whole + tenth + Number(next > 5),
});
