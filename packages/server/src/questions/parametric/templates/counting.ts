import { ofPoint, type Template } from '../parametric.ts';

const counting = ofPoint('gesp-cpp-8/counting', '计数原理');
const choosing = ofPoint('gesp-cpp-8/perm-comb', '排列组合');
const pascal = ofPoint('gesp-cpp-8/pascal', '杨辉三角');

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
const choose = (n: number, m: number): number =>
  m < 0 || m > n ? 0 : factorial(n) / (factorial(m) * factorial(n - m));
const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Kinds are added, steps are multiplied. */
const outfits = counting({
  name: 'outfits',
  title: '先分类还是先分步',
  difficulty: 'easy',
  hints: ['同时要的用乘，只要其中一种的用加。', '鞋子是不管哪种穿法都要配的，最后再乘。'],
  draw: (random) => ({
    tops: random.int(2, 6),
    trousers: random.int(2, 5),
    dresses: random.int(2, 6),
    shoes: random.int(2, 4),
  }),
  write: ({ tops, trousers, dresses, shoes }) => {
    const key = (tops * trousers + dresses) * shoes;
    return {
      lead: `演出时穿一件上衣和一条裤子，或者只穿一条连衣裙；不管哪样都要再穿一双鞋。有 ${tops} 件上衣、${trousers} 条裤子、${dresses} 条连衣裙、${shoes} 双鞋，一共有多少种穿法？（　　）`,
      key: `${key}`,
      why: `上衣和裤子分两步，${tops} × ${trousers} = ${tops * trousers} 种；连衣裙是另一类，加上 ${dresses} 种；每一种再配 ${shoes} 双鞋，(${tops * trousers} + ${dresses}) × ${shoes} = ${key}，`,
      wrong: [
        [`${tops * trousers * dresses * shoes}`, '把两类也乘起来了，上衣裤子和连衣裙只穿一样'],
        [`${tops * trousers * shoes + dresses}`, '连衣裙也要配鞋，漏乘了'],
        [`${(tops + trousers + dresses) * shoes}`, '上衣和裤子都要穿，应当相乘'],
        [`${tops * trousers + dresses}`, '漏了穿鞋这一步'],
        [`${tops * trousers + dresses + shoes}`, '穿鞋是另一步，应当相乘'],
      ],
      proof: `int c = 0;\nfor (int k = 0; k < ${shoes}; k++) {\n    for (int a = 0; a < ${tops}; a++)\n        for (int b = 0; b < ${trousers}; b++) c++;\n    for (int d = 0; d < ${dresses}; d++) c++;\n}\ncout << c;`,
    };
  },
  check: ({ tops, trousers, dresses, shoes }, key) => shoes * dresses + shoes * trousers * tops === Number(key),
});

/** Even numbers without a repeated digit: the last digit decides how many first digits are left. */
const evenNumbers = counting({
  name: 'even-numbers',
  title: '各位不同的偶数',
  difficulty: 'hard',
  hints: ['先定最受限制的一位：个位要是偶数，百位不能是零。', '个位是零和不是零，百位的选法不同，要分开算。'],
  draw: (random) => ({ digits: random.some(random.int(3, 6), 1, 9).toSorted((p, q) => p - q) }),
  write: ({ digits }) => {
    const n = digits.length;
    const even = digits.filter((one) => one % 2 === 0).length;
    const [withZero, others] = [n * (n - 1), even * (n - 1) * (n - 1)];
    const key = withZero + others;
    return {
      lead: `用 0、${digits.join('、')} 组成三位数，各位数字都不同。其中偶数有多少个？（　　）`,
      key: `${key}`,
      why: `个位是 0 时，百位 ${n} 种、十位 ${n - 1} 种，有 ${withZero} 个；个位是别的偶数时有 ${even} 种，百位不能是 0，有 ${n - 1} 种，十位 ${n - 1} 种，有 ${others} 个，加起来是 ${key}，`,
      wrong: [
        [`${(even + 1) * n * (n - 1)}`, '个位选了别的偶数以后，没有去掉百位是 0 的'],
        [`${others}`, '漏了个位是 0 的'],
        [`${withZero}`, '只数了个位是 0 的'],
        [`${n * n * (n - 1)}`, '没有要求是偶数，把所有的都数了'],
        [`${(even + 1) * (n - 1) * (n - 1)}`, '个位是 0 时百位有更多选法，没有分开数'],
        [`${(even + 1) * n * (n + 1)}`, '没有要求各位数字不同'],
      ],
      proof: `int c = 0;\nstring allowed = "0${digits.join('')}";\nfor (int n = 100; n <= 998; n += 2) {\n    string s = to_string(n);\n    bool ok = s[0] != s[1] && s[1] != s[2] && s[0] != s[2];\n    for (char d : s) if (allowed.find(d) == string::npos) ok = false;\n    if (ok) c++;\n}\ncout << c;`,
    };
  },
  check: ({ digits }, key) => {
    const allowed = new Set([0, ...digits].map(String));
    const isOne = (n: number) => {
      const signs = String(n).split('');
      return n % 2 === 0 && new Set(signs).size === 3 && signs.every((sign) => allowed.has(sign));
    };
    return upTo(100, 999).filter(isOne).length === Number(key);
  },
});

type Shelf = readonly [others: string, ones: string, unit: string, placed: string];

const SHELVES: readonly [Shelf, ...Shelf[]] = [
  ['男生', '女生', '名', '站成一排'],
  ['语文书', '数学书', '本不同的', '摆成一排'],
  ['红旗', '蓝旗', '面大小不同的', '插成一排'],
];

const ROW_RULES = ['together', 'apart', 'ends'] as const;

/** Keeping things together, apart, or at both ends of a row. */
const inARow = choosing({
  name: 'in-a-row',
  title: '捆在一起和插空',
  difficulty: 'hard',
  hints: [
    '要挨在一起，就先捆成一个；要不相邻，就先排别人再插空。',
    '捆好以后，里面的人还能换位置；插空时想清楚有几个空。',
  ],
  draw: (random) => ({
    many: random.int(3, 5),
    few: random.int(2, 3),
    kind: random.pick(ROW_RULES),
    shelf: random.pick(SHELVES),
  }),
  write: ({ many, few, kind, shelf: [others, ones, unit, placed] }) => {
    const all = many + few;
    const together = factorial(few) * factorial(many + 1);
    const apart = (factorial(many) * factorial(many + 1)) / factorial(many + 1 - few);
    const ends = few * (few - 1) * factorial(all - 2);
    const asked = {
      together: {
        key: together,
        rule: `所有的${ones}都连在一起`,
        why: `把 ${few} ${unit}${ones}捆成一个，和 ${many} 个别的一起排有 ${many + 1}! 种，里面再排有 ${few}! 种，相乘得 ${together}，`,
      },
      apart: {
        key: apart,
        rule: `任意两${unit.slice(0, 1)}${ones}都不相邻`,
        why: `先排${others}，有 ${many}! = ${factorial(many)} 种，中间和两头有 ${many + 1} 个空，${ones}依次选空，有 ${apart / factorial(many)} 种，相乘得 ${apart}，`,
      },
      ends: {
        key: ends,
        rule: `两头都是${ones}`,
        why: `先从 ${few} ${unit}${ones}里选两个放在两头，有 ${few * (few - 1)} 种，剩下 ${all - 2} 个随便排，有 ${factorial(all - 2)} 种，相乘得 ${ends}，`,
      },
    }[kind];
    return {
      lead: `${many} ${unit}${others}和 ${few} ${unit}${ones}${placed}，${asked.rule}，有多少种排法？（　　）`,
      key: `${asked.key}`,
      why: asked.why,
      wrong: [
        [
          `${kind === 'apart' ? factorial(all) - together : apart}`,
          kind === 'apart' ? '只去掉了全连在一起的，别的相邻还在' : '算成了都不相邻的排法',
        ],
        [
          `${kind === 'together' ? factorial(many + 1) : together}`,
          kind === 'together' ? '捆在一起以后，里面的次序漏排了' : '算成了连在一起的排法',
        ],
        [
          `${kind === 'ends' ? factorial(all - 2) : factorial(all)}`,
          kind === 'ends' ? '两头放哪两个没有选' : '没有看要求，全都随便排了',
        ],
        [
          `${kind === 'ends' ? 2 * factorial(all - 2) : choose(many + 1, few) * factorial(many)}`,
          kind === 'ends' ? '只让固定的两个在两头互换' : '选了空，没有分哪一个放哪里',
        ],
        [`${factorial(many) * factorial(few)}`, '只排了各自的次序，没有排两种之间的位置'],
      ],
      proof: `string s = "${'a'.repeat(many)}${'b'.repeat(few)}";\nlong long c = 0;\ndo {\n    ${
        {
          together: `bool ok = s.find("${'b'.repeat(few)}") != string::npos;`,
          apart: 'bool ok = s.find("bb") == string::npos;',
          ends: `bool ok = s[0] == 'b' && s[${all - 1}] == 'b';`,
        }[kind]
      }\n    if (ok) c++;\n} while (next_permutation(s.begin(), s.end()));\nfor (int i = 1; i <= ${many}; i++) c *= i;\nfor (int i = 1; i <= ${few}; i++) c *= i;\ncout << c;`,
    };
  },
  check: ({ many, few, kind }, key) => {
    let count = 0;
    for (let set = 0; set < 2 ** (many + few); set += 1) {
      const row = set.toString(2).padStart(many + few, '0');
      if (row.replaceAll('0', '').length !== few) continue;
      const isRight = {
        together: row.includes('1'.repeat(few)),
        apart: !row.includes('11'),
        ends: /^1.*1$/u.test(row),
      };
      if (isRight[kind]) count += 1;
    }
    return count * factorial(many) * factorial(few) === Number(key);
  },
});

const TEAM_RULES = ['least', 'exactly', 'most'] as const;

/** Teams with at least, exactly or at most one of a kind. */
const teams = choosing({
  name: 'teams',
  title: '至少一个，正好一个',
  difficulty: 'medium',
  hints: ['「正好」就直接分两边选，再相乘；「至少」可以从反面想。', '选人不排次序，每一边用组合数。'],
  draw: (random) => ({
    old: random.int(4, 7),
    fresh: random.int(2, 5),
    size: random.int(3, 4),
    kind: random.pick(TEAM_RULES),
  }),
  write: ({ old, fresh, size, kind }) => {
    const of = (some: number) => choose(fresh, some) * choose(old, size - some);
    const all = choose(old + fresh, size);
    const key = { least: all - of(0), exactly: of(1), most: of(0) + of(1) }[kind];
    const why = {
      least: `数反面：任选有 ${all} 种，一名新队员也没有的有 ${of(0)} 种，${all} - ${of(0)} = ${key}，`,
      exactly: `新队员选 1 名，有 ${fresh} 种；老队员选 ${size - 1} 名，有 ${choose(old, size - 1)} 种，相乘得 ${key}，`,
      most: `没有新队员的有 ${of(0)} 种，正好 1 名的有 ${of(1)} 种，分两类相加得 ${key}，`,
    }[kind];
    return {
      lead: `球队有 ${old} 名老队员和 ${fresh} 名新队员，选 ${size} 人上场，新队员${{ least: '至少', exactly: '正好', most: '最多' }[kind]} 1 名，有多少种选法？（　　）`,
      key: `${key}`,
      why,
      wrong: [
        [
          `${fresh * choose(old + fresh - 1, size - 1)}`,
          '先选 1 名新队员，再从所有剩下的人里选，有两名新队员的重复数了',
        ],
        [`${of(1)}`, '算成了正好 1 名新队员'],
        [`${all - of(0)}`, '算成了至少 1 名新队员'],
        [`${of(0)}`, '算成了一名新队员也没有'],
        [`${all}`, '没有看新队员的要求'],
        [`${key * factorial(size)}`, '只选人，不用排次序'],
      ],
      proof: `int c = 0;\nfor (int s = 0; s < 1 << ${old + fresh}; s++) {\n    int old = 0, fresh = 0;\n    for (int i = 0; i < ${old + fresh}; i++) if (s >> i & 1) (i < ${old} ? old : fresh)++;\n    if (old + fresh == ${size} && fresh ${{ least: '>=', exactly: '==', most: '<=' }[kind]} 1) c++;\n}\ncout << c;`,
    };
  },
  check: ({ old, fresh, size, kind }, key) => {
    const ways = (left: number, free: number): number =>
      left === 0 ? 1 : upTo(1, free).reduce((sum, at) => sum + ways(left - 1, at - 1), 0);
    const counts = upTo(0, size).map((some) => ways(some, fresh) * ways(size - some, old));
    const [none = 0, one = 0, ...more] = counts;
    const many = more.reduce((x, y) => x + y, 0);
    return { least: one + many, exactly: one, most: none + one }[kind] === Number(key);
  },
});

/** A row of the triangle that begins with another number, computed in one array. */
const oneRow = pascal({
  name: 'pascal-row',
  title: '一维数组推一行',
  difficulty: 'medium',
  hints: ['从右往左更新时，用到的都是上一轮的数。', '最后是杨辉三角的一行，每个数再乘最初的那个数。'],
  draw: (random) => ({ first: random.int(2, 9), n: random.int(3, 6), m: random.int(1, 3) }),
  write: ({ first, n, m }) => {
    const forward = [first, ...upTo(1, n).map(() => 0)];
    for (let i = 1; i <= n; i += 1)
      for (let j = 1; j <= n; j += 1) forward[j] = (forward[j] ?? 0) + (forward[j - 1] ?? 0);
    const key = first * choose(n, m);
    return {
      code: `int c[8] = {${first}};\nfor (int i = 1; i <= ${n}; i++)\n    for (int j = ${n}; j >= 1; j--)\n        c[j] += c[j - 1];\ncout << c[${m}];`,
      key: `${key}`,
      why: `从右往左更新，每轮用的都是上一轮的数，得到杨辉三角的第 ${n} 行，每个数都乘 ${first}：${upTo(0, n)
        .map((j) => first * choose(n, j))
        .join('、')}。下标 ${m} 是 ${key}，`,
      wrong: [
        [`${choose(n, m)}`, `第一个数不是 1，每个数都要乘 ${first}`],
        [`${forward[m]}`, '按从左往右更新来算了，用到了这一轮刚改过的数'],
        [`${first * choose(n - 1, m)}`, '少推了一行'],
        [`${first * choose(n, m - 1)}`, '看成了前一个下标'],
        [`${first * choose(n + 1, m)}`, '多推了一行'],
        [`${first * n * m}`, '当成了几个数相乘'],
      ],
    };
  },
  check: ({ first, n, m }, key) => {
    let row = [first];
    for (let i = 1; i <= n; i += 1) row = [...row, 0].map((one, at) => one + (row[at - 1] ?? 0));
    return (row[m] ?? 0) === Number(key);
  },
});

/** Paths on a grid that go through a crossing, or around it. */
const gridPaths = pascal({
  name: 'grid-crossing',
  title: '经过或避开一个路口',
  difficulty: 'medium',
  hints: ['经过一个路口的路线数，等于到它的乘从它出发的。', '不经过的，用总数去减。'],
  draw: (random) => ({
    right: random.int(3, 5),
    up: random.int(2, 4),
    x: random.int(1, 2),
    y: random.int(1, 2),
    isAround: random.pick([true, false]),
  }),
  write: ({ right, up, x, y, isAround }) => {
    const all = choose(right + up, up);
    const [first, second] = [choose(x + y, y), choose(right - x + up - y, up - y)];
    const key = isAround ? all - first * second : first * second;
    return {
      lead: `方格路从起点到终点要向右 ${right} 段、向上 ${up} 段，只能向右或向上走。从起点向右 ${x} 段、再向上 ${y} 段的路口是 P。${isAround ? '不经过' : '经过'} P 的路线有多少条？（　　）`,
      key: `${key}`,
      why: `到 P 有 ${first} 条，从 P 到终点有 ${second} 条，经过 P 的有 ${first} × ${second} = ${first * second} 条${isAround ? `；一共有 ${all} 条，减去它得 ${key} 条` : ''}，`,
      wrong: [
        [`${isAround ? first * second : all - first * second}`, isAround ? '数成了经过 P 的' : '数成了不经过 P 的'],
        [`${isAround ? all - first - second : first + second}`, '前后两段路是两步，应当相乘'],
        [`${all}`, '没有看 P，数的是所有路线'],
        [`${isAround ? all - second : second}`, '漏了从起点到 P 的一段'],
        [`${isAround ? all - first : first}`, '漏了从 P 到终点的一段'],
        [`${right * up}`, '把向右和向上的段数乘起来了'],
        [`${key + 1}`, '多数了一条'],
      ],
      proof: `int w[6][7] = {};\nfor (int y = 0; y <= ${up}; y++)\n    for (int x = 0; x <= ${right}; x++) w[y][x] = x == 0 && y == 0 ? 1 : (y ? w[y - 1][x] : 0) + (x ? w[y][x - 1] : 0);\nint all = w[${up}][${right}], p = w[${y}][${x}];\nint v[6][7] = {};\nfor (int y = ${y}; y <= ${up}; y++)\n    for (int x = ${x}; x <= ${right}; x++) v[y][x] = x == ${x} && y == ${y} ? p : (y > ${y} ? v[y - 1][x] : 0) + (x > ${x} ? v[y][x - 1] : 0);\ncout << ${isAround ? 'all - ' : ''}v[${up}][${right}];`,
    };
  },
  check: ({ right, up, x, y, isAround }, key) => {
    const walk = (a: number, b: number, isThrough: boolean): number => {
      const isNow = isThrough || (a === x && b === y);
      if (a > right || b > up) return 0;
      if (a === right && b === up) return isNow === isAround ? 0 : 1;
      return walk(a + 1, b, isNow) + walk(a, b + 1, isNow);
    };
    return walk(0, 0, false) === Number(key);
  },
});

export const COUNTING: readonly Template[] = [outfits, evenNumbers, inARow, teams, oneRow, gridPaths];
