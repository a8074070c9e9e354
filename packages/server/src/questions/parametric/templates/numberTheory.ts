import { ofPoint, type Template } from '../parametric.ts';

const theory = ofPoint('gesp-cpp-5/number-theory', '初等数论');
const gcd = ofPoint('gesp-cpp-5/gcd', '辗转相除');
const sieve = ofPoint('gesp-cpp-5/sieve', '筛法');
const factorize = ofPoint('gesp-cpp-5/factorize', '唯一分解');
const bigint = ofPoint('gesp-cpp-5/bigint', '高精度');

const isPrime = (n: number): boolean =>
  n > 1 && Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, i) => i + 2).every((d) => n % d > 0);
const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));

/** How many primes lie in a range. */
const primesBetween = theory({
  name: 'primes-between',
  title: '一段里有几个素数',
  difficulty: 'easy',
  hints: ['先划掉偶数和五的倍数，再看剩下的数。', '再用三、七等小素数去除，能整除的划掉。'],
  draw: (random) => ({ low: random.int(10, 60), width: random.int(10, 25) }),
  write: ({ low, width }) => {
    const all = upTo(low, low + width);
    const primes = all.filter(isPrime);
    const odd = all.filter((n) => n % 2 === 1 && n % 3 > 0).length;
    return {
      lead: `从 ${low} 到 ${low + width}（两头都包含）一共有多少个素数？（　　）`,
      key: `${primes.length}`,
      why: `除了 1 和它自己没有别的约数的数是素数，这一段里有 ${primes.join('、')}，共 ${primes.length} 个，`,
      wrong: [
        [`${odd}`, '只去掉了 2 和 3 的倍数，还要试 5、7 等等'],
        [`${all.filter((n) => n % 2 === 1).length}`, '把奇数都当成了素数'],
        [`${all.length - primes.length}`, '数成了合数的个数'],
        [`${primes.length + 1}`, '把一个合数当成了素数，比如 49、51、57、91'],
        [`${primes.length - 1}`, '漏数了一个'],
      ],
      proof: `int c = 0;\nfor (int n = ${low}; n <= ${low + width}; n++) {\n    bool ok = true;\n    for (int d = 2; d < n; d++) if (n % d == 0) ok = false;\n    if (ok) c++;\n}\ncout << c;`,
    };
  },
  check: ({ low, width }, key) =>
    upTo(low, low + width).filter((n) => upTo(2, n - 1).every((d) => n % d > 0)).length === Number(key),
});

/** Remainders of products and powers. */
const powerRemainder = theory({
  name: 'power-remainder',
  title: '乘方的余数',
  difficulty: 'medium',
  hints: ['不用算出那么大的数，每乘一次就取一次余数。', '余数会循环出现，找到循环的长度，就能跳过整圈。'],
  draw: (random) => ({ a: random.int(2, 9), n: random.int(5, 30), m: random.pick([5, 7, 9, 10, 11, 13]) }),
  write: ({ a, n, m }) => {
    const rests = [1 % m];
    for (let i = 1; i <= n + 1; i += 1) rests.push(((rests[i - 1] ?? 0) * a) % m);
    const key = rests[n] ?? 0;
    return {
      lead: `${a} 的 ${n} 次方除以 ${m}，余数是（　　）。`,
      key: `${key}`,
      why: `每乘一次就取一次余数，依次是 ${rests.slice(1, 7).join('、')}……，会循环出现，推到第 ${n} 个是 ${key}，`,
      wrong: [
        [`${rests[n - 1]}`, '少乘了一次'],
        [`${rests[n + 1]}`, '多乘了一次'],
        [`${(a * n) % m}`, '把乘方当成了乘法'],
        [`${a % m}`, '以为余数一直不变'],
        [`${(key + 1) % m}`, '循环里的位置数错了'],
      ],
      proof: `int r = 1;\nfor (int i = 0; i < ${n}; i++) r = r * ${a} % ${m};\ncout << r;`,
    };
  },
  check: ({ a, n, m }, key) => BigInt(a) ** BigInt(n) % BigInt(m) === BigInt(key),
});

/** How many divisions Euclid's algorithm needs. */
const euclidSteps = gcd({
  name: 'euclid-steps',
  title: '辗转相除几次',
  difficulty: 'medium',
  hints: ['每一轮把除数和余数接着往下传。', '余数变成零就停，数一数做了几轮取余。'],
  draw: (random) => ({ a: random.int(60, 200), b: random.int(15, 59) }),
  write: ({ a, b }) => {
    const pairs: [number, number][] = [];
    for (let [x, y] = [a, b]; y > 0; [x, y] = [y, x % y]) pairs.push([x, y]);
    const g = greatest(a, b);
    return {
      code: `int a = ${a}, b = ${b}, c = 0;\nwhile (b != 0) {\n    int r = a % b;\n    a = b;\n    b = r;\n    c++;\n}\ncout << a << " " << c;`,
      key: `${g} ${pairs.length}`,
      why: `依次求 ${pairs.map(([x, y]) => `${x} % ${y}`).join('、')}，余数变成 0 时 a 是最大公约数 ${g}，一共 ${pairs.length} 次，`,
      wrong: [
        [`${g} ${pairs.length - 1}`, '漏掉了余数变成 0 的那一次'],
        [`${g} ${pairs.length + 1}`, '把结束时的判断也数进去了'],
        [`${(a * b) / g} ${pairs.length}`, '把最大公约数当成了最小公倍数'],
        [`0 ${pairs.length}`, '以为输出的是最后的余数'],
      ],
    };
  },
  check: ({ a, b }, key) => {
    const [g = 1, steps = 0] = key.split(' ').map(Number);
    const count = (x: number, y: number): number => (y === 0 ? 0 : 1 + count(y, x % y));
    return upTo(g + 1, b).every((d) => (a % d) + (b % d) > 0) && (a % g) + (b % g) === 0 && steps === count(a, b);
  },
});

/** The least common multiple in a story. */
const meetAgain = gcd({
  name: 'meet-again',
  title: '再过多久同时发车',
  difficulty: 'easy',
  hints: ['同时发车的时间，是两个间隔的公倍数里最小的一个。', '可以先求最大公约数，两数相乘再除以它。'],
  draw: (random) => ({ g: random.int(2, 6), p: random.pick([2, 3, 5]), q: random.pick([4, 7, 9]) }),
  write: ({ g, p, q }) => {
    const [a, b] = [g * p, g * q];
    const key = (a * b) / greatest(a, b);
    return {
      lead: `两路公交车同时发车，以后一路每 ${a} 分钟发一班，另一路每 ${b} 分钟发一班。至少再过多少分钟又同时发车？（　　）`,
      key: `${key}`,
      why: `求最小公倍数：最大公约数是 ${greatest(a, b)}，${a} × ${b} ÷ ${greatest(a, b)} = ${key}，`,
      wrong: [
        [`${a * b === key ? 2 * key : a * b}`, '没有除以最大公约数，算出的不是最早的一次'],
        [`${greatest(a, b)}`, '求成了最大公约数'],
        [`${a + b}`, '把两个时间加起来了'],
        [`${b - a}`, '算成了相差多少'],
        [`${b}`, '以为间隔长的发车时就会同时'],
      ],
      proof: `int t = 1;\nwhile (t % ${a} != 0 || t % ${b} != 0) t++;\ncout << t;`,
    };
  },
  check: ({ g, p, q }, key) => upTo(1, Number(key)).filter((t) => t % (g * p) === 0 && t % (g * q) === 0).length === 1,
});

/** By which prime a number is crossed out first. */
const crossedBy = sieve({
  name: 'crossed-by',
  title: '第一次被谁划掉',
  difficulty: 'medium',
  hints: ['从小到大轮到各个素数，谁先轮到谁先划。', '想一想这个合数最小的素因数。'],
  draw: (random) => ({ n: random.pick([2, 3, 5, 7]) * random.int(5, 30) }),
  write: ({ n }) => {
    const divisors = upTo(2, n).filter((d) => n % d === 0);
    const [least = n] = divisors;
    const primes = divisors.filter(isPrime);
    return {
      lead: `用埃氏筛从小到大划掉素数的倍数，合数会被它的哪一个约数第一次划掉？对于 ${n}，这个数是（　　）。`,
      key: `${least}`,
      why: `从小到大划，最先轮到的是最小的素因数，`,
      wrong: [
        [`${primes.at(-1)}`, '找的是最大的素因数'],
        [`${n / least}`, '找的是和它配对的约数'],
        [`${divisors[1] ?? n}`, '跳过了最小的一个'],
        ['1', '1 不是素数，筛法不从它开始'],
        [`${n}`, '以为被它自己划掉'],
        [`${least + 1}`, '多数了一个'],
      ],
      proof: `int n = ${n}, p = 2;\nwhile (n % p != 0) p++;\ncout << p;`,
    };
  },
  check: ({ n }, key) => n % Number(key) === 0 && upTo(2, Number(key) - 1).every((d) => n % d > 0),
});

/** What a sieve leaves after the first primes. */
const leftAfter = sieve({
  name: 'left-after-sieve',
  title: '筛过几轮还剩几个',
  difficulty: 'medium',
  hints: ['先数出能被这些素数整除的数，重复的只算一次。', '这几个素数自己没有被划掉，要加回来。'],
  draw: (random) => ({ n: random.int(25, 80), rounds: random.int(1, 3) }),
  write: ({ n, rounds }) => {
    const left = (many: number) =>
      upTo(2, n).filter((x) => [2, 3, 5, 7].slice(0, many).every((p) => x === p || x % p > 0)).length;
    const used = [2, 3, 5].slice(0, rounds);
    return {
      lead: `用埃氏筛筛 2 到 ${n}，划掉 ${used.join('、')} 的倍数以后（${used.join('、')} 自己留下），还剩多少个数？（　　）`,
      key: `${left(rounds)}`,
      why: `从 ${n - 1} 个数里去掉能被 ${used.join(' 或 ')} 整除的，再把 ${used.join('、')} 留下，还剩 ${left(rounds)} 个，`,
      wrong: [
        [`${left(rounds) - rounds}`, `把 ${used.join('、')} 自己也划掉了`],
        [`${left(rounds - 1)}`, '少筛了一轮'],
        [`${left(rounds + 1)}`, '多筛了一轮'],
        [`${left(rounds) + 1}`, '把 1 也数进去了'],
        [`${n - 1 - left(rounds)}`, '数成了划掉的个数'],
      ],
      proof: `int c = 0;\nfor (int x = 2; x <= ${n}; x++) {\n    bool out = false;\n    for (int p : {${used.join(', ')}}) if (x != p && x % p == 0) out = true;\n    if (!out) c++;\n}\ncout << c;`,
    };
  },
  check: ({ n, rounds }, key) => {
    const out = new Set<number>();
    for (const p of [2, 3, 5].slice(0, rounds)) for (let x = 2 * p; x <= n; x += p) out.add(x);
    return n - 1 - out.size === Number(key);
  },
});

/** The number of divisors from the exponents. */
const divisorsByExponents = factorize({
  name: 'divisors-by-exponents',
  title: '由分解式数约数',
  difficulty: 'medium',
  family: 'count-divisors',
  hints: ['约数里每个素因数可以取零个，一直到全部。', '每个素因数的取法有几种？互不影响的取法要相乘。'],
  draw: (random) => ({
    e: [random.int(1, 4), random.int(1, 3), random.int(1, 2)] as const,
    q: random.pick<readonly [number, number, number]>([
      [2, 3, 5],
      [2, 5, 7],
      [3, 5, 7],
      [2, 3, 11],
    ]),
  }),
  write: ({ e: [a, b, c], q: [p, q, r] }) => {
    const key = (a + 1) * (b + 1) * (c + 1);
    return {
      lead: `n = ${p}^${a} × ${q}^${b} × ${r}^${c}（^ 表示乘方），n 一共有多少个正约数？（　　）`,
      key: `${key}`,
      why: `约数里 ${p} 的个数可以是 0 到 ${a}，${q} 是 0 到 ${b}，${r} 是 0 到 ${c}，一共 ${a + 1} × ${b + 1} × ${c + 1} = ${key} 个，`,
      wrong: [
        [`${a * b * c}`, '忘了每个指数都要加 1，可以一个也不取'],
        [`${a + b + c}`, '把指数加起来了'],
        [`${a + b + c + 3}`, '加 1 以后应当相乘，不是相加'],
        [`${key - 2}`, '漏掉了 1 和 n 自己'],
        [`${2 * key}`, '把每个约数数了两遍'],
      ],
      proof: `long long n = 1;\nfor (int i = 0; i < ${a}; i++) n *= ${p};\nfor (int i = 0; i < ${b}; i++) n *= ${q};\nfor (int i = 0; i < ${c}; i++) n *= ${r};\nint k = 0;\nfor (long long d = 1; d <= n; d++) if (n % d == 0) k++;\ncout << k;`,
    };
  },
  check: ({ e }, key) => e.reduce((left, one) => left / (one + 1), Number(key)) === 1,
});

/** The loop that divides out factors. */
const factorLoop = factorize({
  name: 'factor-loop',
  title: '分解质因数的循环',
  difficulty: 'medium',
  hints: [
    '从小的因数开始除，能除就一直除，每除一次计数一次。',
    '循环条件里的 n 一直在变小，停下时剩下的 n 可能还是一个素数。',
  ],
  draw: (random) => ({ a: random.int(1, 3), b: random.int(1, 2), c: random.pick([5, 7, 11, 13, 17, 19]) }),
  write: ({ a, b, c }) => {
    const n = 2 ** a * 3 ** b * c;
    return {
      code: `int n = ${n}, k = 0;\nfor (int i = 2; i * i <= n; i++)\n    while (n % i == 0) {\n        n /= i;\n        k++;\n    }\ncout << k << " " << n;`,
      key: `${a + b} ${c}`,
      why: `n = 2^${a} × 3^${b} × ${c}，循环除掉了 ${a} 个 2 和 ${b} 个 3，剩下 ${c}，这时 i * i > n，循环结束，`,
      wrong: [
        [`${a + b + 1} 1`, `以为最后的 ${c} 也会在循环里除掉`],
        [`2 ${c}`, '数的是不同的质因数，每除一次都要加 1'],
        [`${a + b} 1`, '以为 n 最后一定变成 1'],
        [`${a + b} ${n}`, '以为 n 没有改变'],
        [`${a * b + 1} ${c}`, '把个数乘起来了'],
      ],
    };
  },
  check: ({ a, b, c }, key) => {
    const [k = 0, rest = 0] = key.split(' ').map(Number);
    return k === a + b && rest === c;
  },
});

/** Carries of a long addition. */
const carries = bigint({
  name: 'long-carries',
  title: '竖式加法进几次位',
  difficulty: 'easy',
  hints: ['从个位开始一列一列地加，每满十就记一次进位。', '加的时候要带上右边进来的一，它可能又引起进位。'],
  draw: (random) => ({
    a: Array.from({ length: 4 }, () => random.int(1, 9)),
    b: Array.from({ length: 4 }, () => random.int(1, 9)),
  }),
  write: ({ a, b }) => {
    let [carry, count] = [0, 0];
    for (let i = 3; i >= 0; i -= 1) {
      carry = (a[i] ?? 0) + (b[i] ?? 0) + carry >= 10 ? 1 : 0;
      count += carry;
    }
    const plain = a.filter((x, i) => x + (b[i] ?? 0) >= 10).length;
    return {
      lead: `用高精度加法算 ${a.join('')} + ${b.join('')}，从低位到高位一共进位多少次？（　　）`,
      key: `${count}`,
      why: `从右往左加，每一位都要加上右边进来的 1，满 10 就再进位，和是 ${Number(a.join('')) + Number(b.join(''))}，一共进位 ${count} 次，`,
      wrong: [
        [`${plain}`, '没有把右边进来的 1 加上'],
        [`${4 - count}`, '数成了不进位的次数'],
        [`${count + 1}`, '多数了一次'],
        [`${Math.max(0, count - 1)}`, '漏了最高位的进位'],
        ['4', '以为每一位都会进位'],
        ['0', '以为不会进位'],
        ['5', '以为最高位还会再进一次'],
      ],
      proof: `int a[] = {${a.join(', ')}}, b[] = {${b.join(', ')}}, carry = 0, c = 0;\nfor (int i = 3; i >= 0; i--) { carry = (a[i] + b[i] + carry) / 10; c += carry; }\ncout << c;`,
    };
  },
  check: ({ a, b }, key) => {
    const digits = (n: number) => `${n}`.split('').reduce((x, y) => x + Number(y), 0);
    const [x, y] = [Number(a.join('')), Number(b.join(''))];
    return (digits(x) + digits(y) - digits(x + y)) / 9 === Number(key);
  },
});

/** How many digits a product has. */
const productPlaces = bigint({
  name: 'product-places',
  title: '乘积放在第几位',
  difficulty: 'medium',
  hints: ['一个数位的下标是几，就代表十的几次方。', '两个十的乘方相乘，指数相加；进位在高一位。'],
  draw: (random) => ({
    i: random.int(1, 9),
    j: random.int(1, 9),
    x: random.pick([3, 6, 7, 9]),
    y: random.pick([4, 6, 7, 8, 9]),
  }),
  write: ({ i, j, x, y }) => ({
    lead: `高精度乘法里，数组从低位存起，下标从 0 开始。a[${i}] = ${x}，b[${j}] = ${y}，只算这两位的乘积（其余位都是 0），乘积 ${x * y} 的个位和进位分别在结果的哪个下标？（　　）`,
    key: `${i + j} ${i + j + 1}`,
    why: `a[${i}] 代表 10 的 ${i} 次方，b[${j}] 代表 10 的 ${j} 次方，相乘是 10 的 ${i + j} 次方，所以个位在下标 ${i + j}，进位在 ${i + j + 1}，`,
    wrong: [
      [`${i + j - 1} ${i + j}`, '按下标从 1 开始来算了'],
      [`${i + j + 1} ${i + j}`, '把个位和进位的位置弄反了'],
      [`${i * j} ${i * j + 1}`, '把下标乘起来了，10 的次方相乘时指数相加'],
      [`${Math.max(i, j)} ${Math.max(i, j) + 1}`, '像加法那样按较长的数来对位了'],
    ],
    proof: `vector<int> a(12), b(12), c(30);\na[${i}] = ${x};\nb[${j}] = ${y};\nfor (int p = 0; p < 12; p++)\n    for (int q = 0; q < 12; q++) c[p + q] += a[p] * b[q];\nfor (int p = 0; p < 29; p++) { c[p + 1] += c[p] / 10; c[p] %= 10; }\nint low = 29, high = 0;\nfor (int p = 0; p < 30; p++) if (c[p]) { low = min(low, p); high = p; }\ncout << low << " " << high;`,
  }),
  check: ({ i, j }, key) => {
    const [low = 0, high = 0] = key.split(' ').map(Number);
    return low - i === j && high - low === 1;
  },
});

export const NUMBER_THEORY: readonly Template[] = [
  primesBetween,
  powerRemainder,
  euclidSteps,
  meetAgain,
  crossedBy,
  leftAfter,
  divisorsByExponents,
  factorLoop,
  carries,
  productPlaces,
];
