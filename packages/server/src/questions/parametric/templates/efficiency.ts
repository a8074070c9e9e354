import { ofPoint, type Template } from '../parametric.ts';

const doubling = ofPoint('gesp-cpp-8/doubling', '倍增');
const algebra = ofPoint('gesp-cpp-8/algebra-geo', '代数与几何');
const analysis = ofPoint('gesp-cpp-8/analysis', '效率分析');
const optimize = ofPoint('gesp-cpp-8/optimize', '数学化简');

const sum = (all: readonly number[]): number => all.reduce((x, y) => x + y, 0);
const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Where many steps lead, by a table of doubled steps. */
const jumps = doubling({
  name: 'doubled-jumps',
  title: '走很多步到哪里',
  difficulty: 'medium',
  hints: ['第几行表示走二的几次方步，后一行由前一行走两遍得到。', '把总步数拆成二的乘方，按拆出来的行一段一段地走。'],
  draw: (random) => ({
    to: Array.from({ length: 6 }, () => random.int(0, 5)),
    from: random.int(0, 5),
    steps: random.int(5, 14),
  }),
  write: ({ to, from, steps }) => {
    const walk = (many: number) => upTo(1, many).reduce((at) => to[at] ?? 0, from);
    const bits = [1, 2, 4, 8].filter((bit) => (steps & bit) > 0);
    return {
      code: `int to[4][6] = {{${to.join(', ')}}};\nfor (int j = 1; j < 4; j++)\n    for (int i = 0; i < 6; i++)\n        to[j][i] = to[j - 1][to[j - 1][i]];\nint at = ${from};\nfor (int j = 0; j < 4; j++)\n    if (${steps} >> j & 1)\n        at = to[j][at];\ncout << to[1][${from}] << " " << at;`,
      key: `${walk(2)} ${walk(steps)}`,
      why: `to[1] 是走 2 步，从 ${from} 走到 ${walk(2)}；${steps} = ${bits.join(' + ')}，一共走 ${steps} 步，到 ${walk(steps)}，`,
      wrong: [
        [`${walk(1)} ${walk(steps)}`, '把 to[1] 当成了走 1 步，它是走 2 步'],
        [`${walk(2)} ${walk(Math.max(...bits))}`, '只走了最大的 2 的幂'],
        [`${walk(2)} ${walk(bits.length)}`, '每个二进制位只走了 1 步'],
        [`${walk(2)} ${walk(steps - 1)}`, '少走了一步'],
        [`${walk(2)} ${walk(steps + 1)}`, '多走了一步'],
        [`${walk(4)} ${walk(steps)}`, '把 to[1] 当成了走 4 步'],
        [`${walk(1)} ${walk(steps - 1)}`, '每次都少走了一步'],
      ],
    };
  },
  check: ({ to, from, steps }, key) => {
    let [at, two] = [from, from];
    for (let i = 0; i < steps; i += 1) {
      at = to[at] ?? 0;
      if (i === 1) two = at;
    }
    return key === `${two} ${at}`;
  },
});

/** A power by squaring, and the base at the end. */
const fastPower = doubling({
  name: 'fast-power',
  title: '快速幂走一遍',
  difficulty: 'medium',
  hints: ['把指数写成二进制，是一的那些位才乘进结果。', '每一轮底数都要平方再取余，不管这一位是不是一。'],
  draw: (random) => ({ a: random.int(2, 9), k: random.int(5, 15), m: random.int(20, 99) }),
  write: ({ a, k, m }) => {
    const power = (n: number) => Number(BigInt(a) ** BigInt(n) % BigInt(m));
    const bits = k.toString(2);
    const used = [1, 2, 4, 8].filter((bit) => (k & bit) > 0);
    return {
      code: `int a = ${a}, k = ${k}, r = 1;\nwhile (k > 0) {\n    if (k % 2 == 1)\n        r = r * a % ${m};\n    a = a * a % ${m};\n    k /= 2;\n}\ncout << r << " " << a;`,
      key: `${power(k)} ${power(2 ** bits.length)}`,
      why: `${k} = ${used.join(' + ')}，r 乘进了 ${a} 的这些次方，是 ${a} 的 ${k} 次方除以 ${m} 的余数 ${power(k)}；a 平方了 ${bits.length} 次，是 ${a} 的 ${2 ** bits.length} 次方的余数 ${power(2 ** bits.length)}，`,
      wrong: [
        [`${power(k)} ${a}`, '以为 a 没有改变'],
        [`${power(k)} ${power(2 ** (bits.length - 1))}`, '漏了最后一次平方，k 变成 1 时也要平方'],
        [`${power(k - 1)} ${power(2 ** bits.length)}`, '少乘了一次'],
        [`${(a * k) % m} ${power(2 ** bits.length)}`, '把乘方当成了乘法'],
        [`${power(2 ** (bits.length - 1))} ${power(2 ** bits.length)}`, '只乘了最高的一位，其余是 1 的位漏了'],
      ],
    };
  },
  check: ({ a, k, m }, key) => {
    const times = upTo(1, k).reduce((r) => (r * a) % m, 1);
    let square = a;
    for (let left = k; left > 0; left = Math.floor(left / 2)) square = square ** 2 % m;
    return key === `${times % m} ${square}`;
  },
});

/** The area of a triangle from its corners. */
const triangleArea = algebra({
  name: 'triangle-area',
  title: '三角形的面积',
  difficulty: 'medium',
  hints: ['从一个顶点出发，写出到另外两个顶点的坐标差。', '交叉相乘再相减，去掉正负号，最后别忘了除以二。'],
  draw: (random) => ({
    x: [random.int(0, 3), random.int(4, 9), random.int(0, 9)] as const,
    y: [random.int(0, 4), random.int(0, 6), random.int(5, 9)] as const,
  }),
  write: ({ x: [x0, x1, x2], y: [y0, y1, y2] }) => {
    const [p, q, r, s] = [x1 - x0, y1 - y0, x2 - x0, y2 - y0];
    const twice = Math.abs(p * s - r * q);
    const box = (Math.max(x0, x1, x2) - Math.min(x0, x1, x2)) * (Math.max(y0, y1, y2) - Math.min(y0, y1, y2));
    const isFlat = twice === 0;
    return {
      lead: `三角形的三个顶点是 (${x0}, ${y0})、(${x1}, ${y1})、(${x2}, ${y2})，它的面积是多少？（　　）`,
      key: `${twice / 2}`,
      why: `从第一个顶点看，到另外两个的坐标差是 (${p}, ${q}) 和 (${r}, ${s})，两倍的面积是 ${p} × ${s < 0 ? `(${s})` : s} - ${r < 0 ? `(${r})` : r} × ${q < 0 ? `(${q})` : q} = ${p * s - r * q}，去掉正负号再除以 2，得 ${twice / 2}，`,
      wrong: isFlat
        ? []
        : [
            [`${twice}`, '算出的是两倍的面积，忘了除以 2'],
            [`${Math.abs(p * s + r * q) / 2}`, '两个乘积应当相减，加起来了'],
            [`${box / 2}`, '把它当成了占外面长方形的一半'],
            [`${Math.abs(x1 * y2 - x2 * y1) / 2}`, '没有减去第一个顶点的坐标'],
            [`${Math.abs(p * q - r * s) / 2}`, '横坐标差乘了自己的纵坐标差，要交叉着乘'],
            [`${box}`, '算的是外面长方形的面积'],
          ],
      proof: `int x[] = {${x0}, ${x1}, ${x2}}, y[] = {${y0}, ${y1}, ${y2}}, s = 0;\nfor (int i = 0; i < 3; i++) s += x[i] * y[(i + 1) % 3] - x[(i + 1) % 3] * y[i];\ncout << abs(s) / 2.0;`,
    };
  },
  check: ({ x: [x0, x1, x2], y: [y0, y1, y2] }, key) => {
    const under = (a: number, b: number, c: number, d: number) => ((c - a) * (b + d)) / 2;
    const around = under(x0, y0, x1, y1) + under(x1, y1, x2, y2) + under(x2, y2, x0, y0);
    return Math.abs(around) === Number(key);
  },
});

/** Two unknown counts from a sum and a weighted sum. */
const twoPrices = algebra({
  name: 'two-prices',
  title: '两种票各几张',
  difficulty: 'easy',
  hints: ['先假设全是同一种票，算出和实际收入差多少。', '每换一张票，收入改变两种票价的差。'],
  draw: (random) => ({
    cheap: random.int(3, 9),
    more: random.int(2, 6),
    few: random.int(4, 15),
    many: random.int(4, 15),
  }),
  write: ({ cheap, more, few, many }) => {
    const [dear, count] = [cheap + more, few + many];
    const money = cheap * few + dear * many;
    return {
      lead: `木偶戏的学生票 ${cheap} 元，成人票 ${dear} 元。一共卖出 ${count} 张，收入 ${money} 元，学生票卖了多少张？（　　）`,
      key: `${few}`,
      why: `如果都是成人票，要收 ${dear} × ${count} = ${dear * count} 元，多了 ${dear * count - money} 元；每张学生票便宜 ${more} 元，${dear * count - money} ÷ ${more} = ${few} 张，`,
      wrong: [
        [`${many}`, '求成了成人票的张数'],
        [`${dear * count - money}`, '这是多出的钱，还要除以两种票价的差'],
        [`${Math.floor(money / cheap)}`, '用总钱数除以学生票价，没有看成人票'],
        [`${Math.floor(count / 2)}`, '以为两种票一样多'],
        [`${Math.floor(money / dear)}`, '用总钱数除以成人票价了'],
        [`${few + 1}`, '差算错了，多了一张'],
      ],
      proof: `for (int a = 0; a <= ${count}; a++)\n    if (a * ${cheap} + (${count} - a) * ${dear} == ${money}) cout << a;`,
    };
  },
  check: ({ cheap, more, few, many }, key) =>
    Number(key) * cheap + (few + many - Number(key)) * (cheap + more) === few * cheap + many * (cheap + more),
});

/** How often the innermost statement of three loops runs. */
const loopShapes = analysis({
  name: 'loop-shapes',
  title: '最里层做了几次',
  difficulty: 'medium',
  hints: ['看内层从哪里开始：从头开始，还是从外层变量后面开始？', '从后面开始时，同一组数只数一次，想想组合的个数。'],
  draw: (random) => ({ n: random.int(5, 14), second: random.int(0, 1), third: random.int(0, 1) }),
  write: ({ n, second, third }) => {
    const choose = (m: number) => (m * (m - 1) * (m - 2)) / 6;
    const times = choose(n + 2 - second - third);
    const from = (name: string, more: number) => (more === 1 ? `${name} + 1` : name);
    return {
      code: `int c = 0;\nfor (int i = 0; i < ${n}; i++)\n    for (int j = ${from('i', second)}; j < ${n}; j++)\n        for (int k = ${from('j', third)}; k < ${n}; k++)\n            c++;\ncout << c;`,
      key: `${times}`,
      why: `数的是 i ${second === 1 ? '<' : '≤'} j ${third === 1 ? '<' : '≤'} k 的三个数有几组。${second + third === 2 ? '就是' : '把可以相等的隔开一个数，相当于'}从 ${n + 2 - second - third} 个里取 3 个，是 ${times} 次，n 很大时约是 n 的立方的六分之一，仍然写作 O(n³)，`,
      wrong: [
        [`${n ** 3}`, '以为三层都从 0 开始'],
        [`${choose(n + 2 - second - third + 1)}`, second + third === 0 ? '多数了一个数' : '把不能相等的当成了可以相等'],
        [`${choose(n + 2 - second - third - 1)}`, second + third === 2 ? '少数了一个数' : '把可以相等的当成了不能相等'],
        [`${6 * times}`, '把三个数的各种次序都数了'],
        [`${(n * (n - 1)) / 2}`, '只算了外面两层'],
        [`${3 * n}`, '把三层循环的次数加起来了，嵌套的循环不是相加'],
      ],
    };
  },
  check: ({ n, second, third }, key) => {
    const inner = (i: number) => sum(upTo(i + second, n - 1).map((j) => n - j - third));
    return sum(upTo(0, n - 1).map((i) => (i + second > n - 1 ? 0 : inner(i)))) === Number(key);
  },
});

/** The bytes of some arrays. */
const arrayBytes = analysis({
  name: 'array-bytes',
  title: '数组占多少内存',
  difficulty: 'easy',
  hints: ['先数每个数组有多少个元素，二维的要相乘。', '再乘每个元素的字节数，不同类型的字节数不同。'],
  draw: (random) => ({
    rows: random.int(2, 9),
    columns: random.int(1, 6),
    longs: random.int(1, 9),
    flags: random.int(1, 9),
  }),
  write: ({ rows, columns, longs, flags }) => {
    const cells = rows * columns;
    const key = 4 * cells + 8 * longs + flags;
    return {
      lead: `程序里有下面几个数组，它们一共约占多少 MB？（1 MB 按一百万字节算）（　　）`,
      code: `int a[${rows * 1000}][${columns * 1000}];\nlong long b[${longs * 1_000_000}];\nchar c[${flags * 1_000_000}];`,
      key: `${key}`,
      why: `int 占 4 字节，a 有 ${cells} 百万个，占 ${4 * cells} MB；long long 占 8 字节，b 占 ${8 * longs} MB；char 占 1 字节，c 占 ${flags} MB，加起来是 ${key}，`,
      wrong: [
        [`${cells + longs + flags}`, '只数了个数，没有乘每个占的字节'],
        [`${4 * (cells + longs + flags)}`, '都按 int 的 4 字节算了'],
        [`${4 * cells + 4 * longs + flags}`, '把 long long 当成了 4 字节'],
        [`${4 * (rows + columns) + 8 * longs + flags}`, '二维数组的行数和列数应当相乘'],
        [`${8 * (cells + longs + flags)}`, '都按 long long 的 8 字节算了'],
      ],
      proof: `cout << (${cells}000000LL * sizeof(int) + ${longs}000000LL * sizeof(long long) + ${flags}000000LL * sizeof(char)) / 1000000;`,
    };
  },
  check: ({ rows, columns, longs, flags }, key) => Number(key) - flags === (rows * columns + 2 * longs) * 4,
});

/** The sum of the products of all pairs, by the square of the sum. */
const pairProducts = optimize({
  name: 'pair-products',
  title: '两两乘积的和',
  difficulty: 'medium',
  hints: ['先算所有数的和，再平方，想想里面多出了哪些。', '减去各自的平方，每一对还被算了两次。'],
  draw: (random) => ({ a: Array.from({ length: random.int(4, 5) }, () => random.int(1, 9)) }),
  write: ({ a }) => {
    const [all, squares] = [sum(a), sum(a.map((x) => x * x))];
    const key = (all * all - squares) / 2;
    return {
      code: `int a[${a.length}] = {${a.join(', ')}}, s = 0;\nfor (int i = 0; i < ${a.length}; i++)\n    for (int j = i + 1; j < ${a.length}; j++)\n        s += a[i] * a[j];\ncout << s;`,
      key: `${key}`,
      why: `所有数的和的平方是 ${all * all}，里面每个数和自己乘一次，一共 ${squares}；两个不同位置的乘积各有两次。所以 (${all * all} - ${squares}) ÷ 2 = ${key}，不用两层循环，`,
      wrong: [
        [`${all * all - squares}`, '每一对算了两遍，还要除以 2'],
        [`${all * all}`, '直接把和平方了，没有去掉和自己相乘的'],
        [`${key + squares}`, '把和自己相乘的也加进去了，j 从 i + 1 开始'],
        [`${Math.floor((all * all) / 2)}`, '没有去掉和自己相乘的就除以 2'],
        [`${sum(a.slice(1).map((x, at) => x * (a[at] ?? 0)))}`, '只乘了相邻的两个'],
      ],
    };
  },
  check: ({ a }, key) => {
    let [before, total] = [0, 0];
    for (const x of a) {
      total += before * x;
      before += x;
    }
    return total === Number(key);
  },
});

/** Multiples of one of two numbers in a range, without a loop. */
const multiples = optimize({
  name: 'multiples-in-range',
  title: '一段里的倍数',
  difficulty: 'medium',
  hints: ['先数到右端为止的倍数，再减去左端之前的。', '两个数的公倍数被数了两遍，要减掉一遍。'],
  draw: (random) => ({
    low: random.int(20, 90),
    long: random.int(60, 300),
    pair: random.pick<readonly [number, number]>([
      [2, 3],
      [2, 5],
      [3, 4],
      [3, 5],
      [4, 6],
      [6, 9],
      [4, 5],
    ]),
  }),
  write: ({ low, long, pair: [p, q] }) => {
    const high = low + long;
    const both = upTo(q, p * q).find((n) => n % p === 0 && n % q === 0) ?? p * q;
    const inside = (d: number) => Math.floor(high / d) - Math.floor((low - 1) / d);
    const key = inside(p) + inside(q) - inside(both);
    return {
      lead: `从 ${low} 到 ${high}（两头都算），能被 ${p} 或 ${q} 整除的数有多少个？（　　）`,
      key: `${key}`,
      why: `${p} 的倍数有 ${inside(p)} 个，${q} 的倍数有 ${inside(q)} 个；两个都能整除的是 ${both} 的倍数，有 ${inside(both)} 个，被数了两遍，${inside(p)} + ${inside(q)} - ${inside(both)} = ${key}，`,
      wrong: [
        [`${inside(p) + inside(q)}`, '两个都能整除的数被数了两遍'],
        [`${inside(p) + inside(q) - 2 * inside(both)}`, '减了两次，两个都能整除的也要留一次'],
        [`${inside(both)}`, '数的是两个都能整除的'],
        [`${long + 1 - key}`, '数成了两个都不能整除的'],
        [
          `${Math.floor(high / p) + Math.floor(high / q) - Math.floor(high / both)}`,
          `是从 1 数起的，没有去掉 ${low} 之前的`,
        ],
        [`${inside(p) + inside(q) - inside(p * q)}`, `两个都能整除的是 ${both} 的倍数，不是 ${p * q} 的倍数`],
      ],
      proof: `int c = 0;\nfor (int n = ${low}; n <= ${high}; n++) if (n % ${p} == 0 || n % ${q} == 0) c++;\ncout << c;`,
    };
  },
  check: ({ low, long, pair: [p, q] }, key) =>
    upTo(low, low + long).filter((n) => n % p === 0 || n % q === 0).length === Number(key),
});

export const EFFICIENCY: readonly Template[] = [
  jumps,
  fastPower,
  triangleArea,
  twoPrices,
  loopShapes,
  arrayBytes,
  pairProducts,
  multiples,
];
