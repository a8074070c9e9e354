import { ofPoint, type Template } from '../parametric.ts';

// Statements about the language, true or false, for levels 1 to 4 of C++.

const CODE_OF_ZERO = 48;

const remainder = ofPoint(
  'gesp-cpp-1/arith',
  '整除与取余',
)({
  name: 'claim-greatest-remainder',
  title: '判断：余数最大是几',
  difficulty: 'easy',
  hints: ['从一个正好除尽的数开始，每次多一，看余数怎样变。', '余数再多一，就又能分走一份了。'],
  draw: (random) => ({ b: random.int(3, 60) }),
  write: ({ b }) => ({
    claim: (text) => `任意一个正整数除以 ${b}，余数最大是 ${text}。`,
    key: `${b - 1}`,
    why: `余数总比除数小，除以 ${b} 的余数是 0 到 ${b - 1}，`,
    wrong: [
      [`${b}`, '以为余数可以和除数一样大，那样还能再分一份'],
      [`${b - 2}`, '以为余数从 1 数起，少算了一个'],
    ],
    proof: `int most = 0;\nfor (int i = 1; i <= 5000; i++) most = max(most, i % ${b});\ncout << most;`,
  }),
  check: ({ b }, key) => (Number(key) + 1) % b === 0 && Number(key) < b,
});

const loopTimes = ofPoint(
  'gesp-cpp-1/loop',
  '循环次数',
)({
  name: 'claim-loop-times',
  title: '判断：循环了几次',
  difficulty: 'easy',
  family: 'loop-times',
  hints: ['写出循环变量最先和最后的值，两头都执行了吗？', '数从几到几一共有多少个，别漏掉一头。'],
  draw: (random) => ({ a: random.int(2, 30), more: random.int(4, 40) }),
  write: ({ a, more }) => {
    const b = a + more;
    return {
      claim: (text) => `下面的循环一共输出 ${text} 个星号。`,
      code: `for (int i = ${a}; i <= ${b}; i++)\n    cout << "*";`,
      key: `${more + 1}`,
      why: `i 从 ${a} 取到 ${b}，两头都算，一共 ${b} - ${a} + 1 = ${more + 1} 次，`,
      wrong: [
        [`${more}`, '用终点减起点，漏数了一头'],
        [`${b}`, '把终点当成了次数，忘了不是从 1 开始'],
      ],
      proof: `int c = 0;\nfor (int i = ${a}; i <= ${b}; i++) c++;\ncout << c;`,
    };
  },
  check: ({ a, more }, key) =>
    Array.from({ length: 100 }, (_, i) => i).filter((i) => i >= a && i <= a + more).length === Number(key),
});

const quotient = ofPoint(
  'gesp-cpp-1/types',
  '整型与实型',
)({
  name: 'claim-quotient-in-double',
  title: '判断：商存进 double',
  difficulty: 'medium',
  family: 'int-double',
  hints: ['先看除号两边是什么类型，再看变量是什么类型。', '除法是在存进变量之前做的。'],
  draw: (random) => ({ a: random.int(11, 99), b: random.pick([2, 4, 5]) }),
  write: ({ a, b }) => ({
    claim: (text) => `执行下面的语句以后，x 的值是 ${text}。`,
    code: `double x = ${a} / ${b};`,
    key: `${Math.trunc(a / b)}`,
    why: `${a} 和 ${b} 都是整数，先得到整数 ${Math.trunc(a / b)}，再存进 x，`,
    wrong: [
      [`${a / b}`, '以为存进 double 的商会保留小数'],
      [`${Math.trunc(a / b) + 1}`, '以为整数相除会往上进一'],
    ],
    proof: `double x = ${a} / ${b};\ncout << x;`,
  }),
  check: ({ a, b }, key) => a - Number(key) * b >= 0 && a - Number(key) * b < b,
});

const condition = ofPoint(
  'gesp-cpp-1/rel-logic',
  '逻辑运算',
)({
  name: 'claim-condition',
  title: '判断：条件是真是假',
  difficulty: 'easy',
  hints: ['把 n 的值代进去，左右两个比较分别成立吗？', '再看中间的符号：要求两个都成立，还是有一个就行？'],
  draw: (random) => ({
    a: random.int(10, 60),
    b: random.int(3, 9),
    more: random.int(1, 20),
    isAnd: random.pick([true, false]),
  }),
  write: ({ a, b, more, isAnd }) => {
    // Greater than a, and no multiple of b.
    const n = (a + more) % b === 0 ? a + more + 1 : a + more;
    const text = `n > ${a} ${isAnd ? '&&' : '||'} n % ${b} == 0`;
    return {
      claim: (said) => `整型变量 n 的值是 ${n} 时，条件 \`${text}\` 的值是${said}。`,
      key: isAnd ? '假' : '真',
      why: `${n} > ${a} 成立，${n} 除以 ${b} 有余数，后一半不成立；${isAnd ? '&& 要两边都成立' : '|| 有一边成立就行'}，`,
      wrong: [isAnd ? ['真', '把 && 看成了有一边成立就行'] : ['假', '把 || 看成了两边都要成立']],
      proof: `int n = ${n};\ncout << (${text} ? "真" : "假");`,
    };
  },
  check: ({ isAnd }, key) => (key === '真') !== isAnd,
});

const nestedTimes = ofPoint(
  'gesp-cpp-2/nested-loop',
  '多层循环',
)({
  name: 'claim-nested-times',
  title: '判断：两层循环的次数',
  difficulty: 'easy',
  family: 'nested-times',
  hints: ['外层每走一轮，内层都要从头到尾走一遍。', '先数内层一遍有几次，再想这样的一遍有几回。'],
  draw: (random) => ({ a: random.int(3, 15), b: random.int(3, 15) }),
  write: ({ a, b }) => ({
    claim: (text) => `下面的程序段一共输出 ${text} 个加号。`,
    code: `for (int i = 1; i <= ${a}; i++)\n    for (int j = 0; j < ${b}; j++)\n        cout << "+";`,
    key: `${a * b}`,
    why: `外层 ${a} 轮，每一轮内层 ${b} 次，一共 ${a} × ${b} = ${a * b} 次，`,
    wrong: [
      [`${a + b}`, '把两层的次数相加了'],
      [`${a * (b + 1)}`, '以为 j 从 0 到内层的终点，多数了一次'],
    ],
    proof: `int c = 0;\nfor (int i = 1; i <= ${a}; i++)\n    for (int j = 0; j < ${b}; j++) c++;\ncout << c;`,
  }),
  check: ({ a, b }, key) => Number(key) / a === b,
});

const digitCharacter = ofPoint(
  'gesp-cpp-2/ascii',
  'ASCII',
)({
  name: 'claim-digit-character',
  title: '判断：数字字符加整数',
  difficulty: 'medium',
  family: 'letter-shift',
  hints: ['单引号里的是字符，做加法时用的是它的编码。', '从零的字符往后数，先求出这个字符的编码。'],
  draw: (random) => ({ d: random.int(1, 9), k: random.int(2, 30) }),
  write: ({ d, k }) => ({
    claim: (text) => `已知字符 '0' 的 ASCII 码是 48，表达式 \`'${d}' + ${k}\` 的值是 ${text}。`,
    key: `${CODE_OF_ZERO + d + k}`,
    why: `字符 '${d}' 的编码是 48 + ${d} = ${CODE_OF_ZERO + d}，再加 ${k} 是 ${CODE_OF_ZERO + d + k}，`,
    wrong: [
      [`${d + k}`, '把数字字符当成了它代表的数'],
      [`${CODE_OF_ZERO + k}`, '用了字符 0 的编码，没有再往后数'],
    ],
    proof: `cout << '${d}' + ${k};`,
  }),
  check: ({ d, k }, key) => String.fromCodePoint(Number(key) - k) === `${d}`,
});

const castFirst = ofPoint(
  'gesp-cpp-2/cast',
  '类型转换',
)({
  name: 'claim-cast-first',
  title: '判断：先转换还是先乘',
  difficulty: 'medium',
  family: 'cast-parts',
  hints: ['强制转换只管紧跟在后面的那个数。', '转换成整数是去掉小数，不看够不够进上去。'],
  draw: (random) => ({ a: random.int(2, 15), f: random.int(5, 9), k: random.int(2, 9) }),
  write: ({ a, f, k }) => ({
    claim: (text) => `表达式 \`(int)${a}.${f} * ${k}\` 的值是 ${text}。`,
    key: `${a * k}`,
    why: `(int) 只转换 ${a}.${f}，去掉小数得 ${a}，再乘 ${k} 是 ${a * k}，`,
    wrong: [
      [`${Math.trunc(((a * 10 + f) * k) / 10)}`, '以为先乘好再转换'],
      [`${(a + 1) * k}`, '以为转换成 int 会四舍五入'],
    ],
    proof: `cout << (int)${a}.${f} * ${k};`,
  }),
  check: ({ a, k }, key) => Number(key) / k === a,
});

const lowestOne = ofPoint(
  'gesp-cpp-3/bitwise',
  '位运算',
)({
  name: 'claim-lowest-one',
  title: '判断：和小一的数按位与',
  difficulty: 'medium',
  hints: ['先写出这个数和比它小一的数的二进制，再上下对齐。', '减一时，最右边的一变成零，它右边的零都变成一。'],
  draw: (random) => ({ n: random.int(5, 60) * 2 }),
  write: ({ n }) => ({
    claim: (text) => `表达式 \`${n} & ${n - 1}\` 的值是 ${text}。`,
    key: `${n & (n - 1)}`,
    why: `${n} 是 ${n.toString(2)}，${n - 1} 是 ${(n - 1).toString(2)}，按位与去掉了 ${n} 最右边的一个 1，得 ${n & (n - 1)}，`,
    wrong: [
      [`${n - 1}`, '以为两个数按位与得到较小的一个'],
      [`${n & -n}`, '把去掉的那一位当成了结果'],
      [`${n | (n - 1)}`, '把按位与当成了按位或'],
    ],
    proof: `cout << (${n} & ${n - 1});`,
  }),
  check: ({ n }, key) =>
    n
      .toString(2)
      .split('')
      .filter((bit) => bit === '1').length ===
    1 +
      Number(key)
        .toString(2)
        .split('')
        .filter((bit) => bit === '1').length,
});

const lastIndex = ofPoint(
  'gesp-cpp-3/array1d',
  '一维数组',
)({
  name: 'claim-last-index',
  title: '判断：最后一个下标',
  difficulty: 'easy',
  hints: ['定义时方括号里的数是元素的个数。', '第一个元素的下标是零，数到最后一个看看。'],
  draw: (random) => ({ n: random.int(5, 200) }),
  write: ({ n }) => ({
    claim: (text) => `定义 \`int a[${n}];\` 以后，能用的元素里下标最大的是 ${text}。`,
    key: `${n - 1}`,
    why: `一共 ${n} 个元素，下标从 0 开始，最后一个是 ${n - 1}，`,
    wrong: [
      [`${n}`, '把元素的个数当成了最大的下标，会越界'],
      [`${n + 1}`, '以为下标从 1 开始，还多留了一个'],
    ],
    proof: `int a[${n}];\ncout << sizeof(a) / sizeof(a[0]) - 1;`,
  }),
  check: ({ n }, key) => Array.from({ length: n }, (_, at) => at).at(-1) === Number(key),
});

const textSize = ofPoint(
  'gesp-cpp-3/string',
  '字符串',
)({
  name: 'claim-text-size',
  title: '判断：接起来多长',
  difficulty: 'easy',
  hints: ['做完每一句就写下字符串现在的样子。', '第二句是把自己再接一遍，用的是改变之前的内容。'],
  draw: (random) => ({
    word: random.pick(['ant', 'lamp', 'river', 'garden', 'tiger', 'boat', 'cloud', 'pencil'] as const),
    marks: random.int(1, 6),
  }),
  write: ({ word, marks }) => ({
    claim: (text) => `执行下面的程序段，输出是 ${text}。`,
    code: `string s = "${word}";\ns += s;\ns += "${'!'.repeat(marks)}";\ncout << s.size();`,
    key: `${2 * word.length + marks}`,
    why: `"${word}" 有 ${word.length} 个字符，接上自己是 ${2 * word.length} 个，再接 ${marks} 个，`,
    wrong: [
      [`${word.length + marks}`, '以为 s += s 不会变长'],
      [`${2 * word.length + 1}`, '以为最后只接上了一个字符'],
      [`${2 * (word.length + marks)}`, '以为后接上的字符也重复了一遍'],
    ],
  }),
  check: ({ word, marks }, key) => `${word}${word}${'!'.repeat(marks)}`.length === Number(key),
});

const passedValue = ofPoint(
  'gesp-cpp-4/pass',
  '参数传递',
)({
  name: 'claim-passed-value',
  title: '判断：外面的变量变了吗',
  difficulty: 'medium',
  family: 'pass-parameters',
  hints: ['看形参的名字前面有没有 & 号。', '没有的是副本，有的就是外面的那个变量。'],
  draw: (random) => ({ a: random.int(3, 40), k: random.int(2, 20), isShared: random.pick([true, false]) }),
  write: ({ a, k, isShared }) => {
    const functions = `void grow(int ${isShared ? '&' : ''}x) {\n    x += ${k};\n}`;
    return {
      claim: (text) => `有下面的函数，执行 \`int a = ${a}; grow(a);\` 以后，a 的值是 ${text}。`,
      code: functions,
      functions,
      key: `${isShared ? a + k : a}`,
      why: isShared
        ? `x 前面有 &，x 就是 a，a 变成 ${a} + ${k} = ${a + k}，`
        : `x 是 a 的副本，改变 x 不影响 a，a 还是 ${a}，`,
      wrong: [
        isShared ? [`${a}`, '以为函数里改的总是副本'] : [`${a + k}`, '以为改变形参，外面的变量也跟着变'],
        [`${k}`, '以为 += 会丢掉原来的值'],
      ],
      proof: `int a = ${a};\ngrow(a);\ncout << a;`,
    };
  },
  check: ({ a, k, isShared }, key) => Number(key) - a === (isShared ? k : 0),
});

const moreData = ofPoint(
  'gesp-cpp-4/complexity-poly',
  '时间复杂度',
)({
  name: 'claim-more-data',
  title: '判断：n 变大，次数变几倍',
  difficulty: 'medium',
  family: 'times-longer',
  hints: ['先写出 n 变大以前，最里层一共做几次。', '每一层的次数都变成这么多倍，几层就乘几遍。'],
  draw: (random) => ({ layers: random.pick([2, 3] as const), factor: random.int(2, 20) }),
  write: ({ layers, factor }) => ({
    claim: (text) =>
      `${layers === 2 ? '两' : '三'}层循环套在一起，每层都从 1 到 n。n 变成原来的 ${factor} 倍，最里层的语句执行的次数变成原来的 ${text} 倍。`,
    key: `${factor ** layers}`,
    why: `每一层的次数都变成 ${factor} 倍，${layers} 层相乘，一共变成 ${factor ** layers} 倍，`,
    wrong: [
      [`${factor}`, '以为总次数和 n 变成一样的倍数'],
      [`${factor * layers}`, '把各层变大的倍数相加了'],
    ],
    proof: `long long before = 1, after = 1;\nfor (int i = 0; i < ${layers}; i++) {\n    before *= 10;\n    after *= 10 * ${factor};\n}\ncout << after / before;`,
  }),
  check: ({ layers, factor }, key) => Math.abs(Number(key) ** (1 / layers) - factor) < 1e-6,
});

const mostSwaps = ofPoint(
  'gesp-cpp-4/sort-simple',
  '冒泡排序',
)({
  name: 'claim-most-swaps',
  title: '判断：最多交换几次',
  difficulty: 'medium',
  hints: ['什么样的次序要交换的次数最多？', '那时第一趟交换几次，以后每一趟少几次？'],
  draw: (random) => ({ n: random.int(4, 40) }),
  write: ({ n }) => ({
    claim: (text) => `用冒泡排序把 ${n} 个数从小到大排，最多要交换 ${text} 次。`,
    key: `${(n * (n - 1)) / 2}`,
    why: `从大到小排着时交换最多，每一对都要换一次：${n - 1} + ${n - 2} + … + 1 = ${(n * (n - 1)) / 2}，`,
    wrong: [
      [`${n * (n - 1)}`, '把每一对数数了两次'],
      [`${n - 1}`, '只数了第一趟'],
      [`${(n * (n + 1)) / 2}`, '以为第一趟就要交换和个数一样多的次数'],
    ],
    proof: `int a[${n}], c = 0;\nfor (int i = 0; i < ${n}; i++) a[i] = ${n} - i;\nfor (int i = 0; i < ${n}; i++)\n    for (int j = 0; j + 1 < ${n}; j++)\n        if (a[j] > a[j + 1]) {\n            swap(a[j], a[j + 1]);\n            c++;\n        }\ncout << c;`,
  }),
  check: ({ n }, key) => Array.from({ length: n }, (_, at) => at).reduce((sum, at) => sum + at, 0) === Number(key),
});

export const STATEMENTS: readonly Template[] = [
  remainder,
  loopTimes,
  quotient,
  condition,
  nestedTimes,
  digitCharacter,
  castFirst,
  lowestOne,
  lastIndex,
  textSize,
  passedValue,
  moreData,
  mostSwaps,
];
