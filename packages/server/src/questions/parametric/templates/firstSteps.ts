import { gapIn, textsWith } from '../gaps.ts';
import { ofPoint, type Template } from '../parametric.ts';

const identifier = ofPoint('gesp-cpp-1/identifier', '标识符');
const comment = ofPoint('gesp-cpp-1/comment', '注释');
const io = ofPoint('gesp-cpp-1/io', '输入输出');
const assign = ofPoint('gesp-cpp-1/assign', '赋值');
const arith = ofPoint('gesp-cpp-1/arith', '整除与取余');
const sequence = ofPoint('gesp-cpp-1/sequence', '顺序结构');
const types = ofPoint('gesp-cpp-1/types', '数据类型');

/** Which text can be the name of a variable. */
const legalName = identifier({
  name: 'legal-name',
  title: '合法的变量名',
  difficulty: 'easy',
  hints: ['名字里只能有字母、数字和下划线，逐个字符检查。', '再看第一个字符是不是数字，整个名字是不是关键字。'],
  draw: (random) => ({
    word: random.pick(['score', 'apple', 'total', 'count', 'price', 'week', 'room', 'team']),
    n: random.int(1, 9),
    keyword: random.pick(['int', 'for', 'while', 'if', 'double', 'return', 'break', 'char']),
    sign: random.pick(['-', '.', '+', '#', ' ']),
    legal: random.int(0, 2),
  }),
  write: ({ word, n, keyword, sign, legal }) => {
    const asked = {
      key: [`${word}${n}`, `_${word}${n}`, `${word}_${n}`][legal] ?? word,
      wrong: [
        [`${n}${word}`, '忘了变量名不能用数字开头'],
        [keyword, `忘了 ${keyword} 是 C++ 的关键字，不能当变量名`],
        [`${word}${sign}${n}`, '没有看出里面有字母、数字、下划线以外的符号'],
      ] as const,
    };
    return {
      lead: `想用单词 \`${word}\` 和数字 \`${n}\` 取一个变量名，下面哪一个在 C++ 里可以用？（　　）`,
      ...asked,
      why: '变量名只能由字母、数字和下划线组成，不能用数字开头，也不能是关键字，',
      proof: textsWith(
        asked,
        `!isdigit(s[0]) && s != "${keyword}" && all_of(s.begin(), s.end(), [](char c) { return isalnum(c) || c == '_'; })`,
      ),
    };
  },
  check: ({ keyword }, key) => /^[a-z_]\w*$/u.test(key) && key !== keyword,
});

/** Lines that a comment leaves out. */
const commentedLines = comment({
  name: 'commented-lines',
  title: '哪几行会执行',
  difficulty: 'easy',
  hints: ['把注释都划掉：两条斜线管到行尾，斜线加星号管到星号加斜线。', '只剩下没划掉的语句，从上到下算一遍。'],
  draw: (random) => ({ x: random.int(3, 20), adds: random.some(3, 2, 15) }),
  write: ({ x, adds: [a = 2, b = 3, c = 4] }) => ({
    code: `int x = ${x};\n// x = x + ${a};\nx = x + ${b};  // x = x + 1;\n/* x = x + ${c};\nx = x * 2; */\ncout << x;`,
    key: `${x + b}`,
    why: `// 后面到行尾、/* 和 */ 之间都是注释，不会执行，只执行了 x = x + ${b}，得 ${x + b}，`,
    wrong: [
      [`${x + a + b}`, '以为行首有 // 的那一行也会执行'],
      [`${x + b + 1}`, '以为同一行 // 后面的部分也会执行'],
      [`${(x + b) * 2}`, '以为 /* 只管一行，第二行还会执行'],
      [`${x}`, '以为整行有 // 就都不执行了'],
    ],
  }),
  check: ({ x, adds: [, b = 0] }, key) => Number(key) - b === x,
});

/** Which program prints a comment sign. */
const commentInText = comment({
  name: 'comment-in-text',
  title: '引号里的两条斜线',
  difficulty: 'medium',
  hints: ['先把引号里的内容圈出来，里面的符号都只是要输出的字符。', '再划掉引号外面的注释，剩下的才是要执行的程序。'],
  draw: (random) => ({ a: random.int(11, 99), b: random.int(2, 9) }),
  write: ({ a, b }) => ({
    code: `cout << "${a}//${b}";  // cout << "${a * b}";\ncout << ${a} /* + ${b} */ + 1;`,
    key: `${a}//${b}${a + 1}`,
    why: `引号里的 // 只是普通字符，照样输出；引号外的 // 和 /* */ 才是注释，第二句算的是 ${a} + 1，`,
    wrong: [
      [`${a}${a + 1}`, '把引号里的 // 也当成了注释'],
      [`${a}//${b}${a + b + 1}`, '以为 /* */ 里的 + 还会计算'],
      [`${a}//${b}${a * b}${a + 1}`, '以为行尾的注释也会执行'],
    ],
  }),
  check: ({ a, b }, key) => key.split('//').join('') === [a, b, a + 1].join(''),
});

/** Numbers read from one line. */
const readNumbers = io({
  name: 'read-numbers',
  title: 'cin 依次读入',
  difficulty: 'easy',
  hints: ['按程序里书写的次序读，不按变量名的字母次序。', '一个变量读了两次，只留下最后读到的数。'],
  draw: (random) => ({ given: random.some(3, 2, 40) }),
  write: ({ given: [a = 2, b = 3, c = 4] }) => ({
    lead: `运行下面的程序段，从键盘输入 \`${a} ${b} ${c}\`，输出是（　　）。`,
    code: `int x, y;\ncin >> y >> x;\ncin >> y;\ncout << x - y;`,
    key: `${b - c}`,
    why: `按书写的次序读：第一个数 ${a} 给 y，第二个数 ${b} 给 x；后来 y 又读入 ${c}，x - y = ${b} - ${c}，`,
    wrong: [
      [`${a - c}`, '以为第一个数给 x，要看 >> 后面写的是谁'],
      [`${b - a}`, '漏看了第二次读入 y'],
      [`${a - b}`, '按 x、y 的次序读入，又漏看了第二次读入'],
      [`${c - b}`, '把减法的两边弄反了'],
    ],
    proof: `istringstream in("${a} ${b} ${c}");\nint x, y;\nin >> y >> x;\nin >> y;\ncout << x - y;`,
  }),
  check: ({ given: [, b = 0, c = 0] }, key) => Number(key) + c === b,
});

/** A field width and leading zeros of printf. */
const printfWidth = io({
  name: 'printf-width',
  title: 'printf 补零',
  difficulty: 'medium',
  hints: ['格式里的零和数字一起看：至少占几个字符，不够时拿什么补？', '逐个看三个数原来有几位，够了就不用补。'],
  draw: (random) => ({ hour: random.int(1, 9), minute: random.int(1, 9), second: random.int(10, 59) }),
  write: ({ hour, minute, second }) => ({
    code: `int h = ${hour}, m = ${minute}, s = ${second};\nprintf("%02d:%02d:%02d", h, m, s);`,
    key: `0${hour}:0${minute}:${second}`,
    why: `%02d 表示至少占两位，不够两位在前面补 0；${second} 已经有两位，不用补，`,
    wrong: [
      [`${hour}:${minute}:${second}`, '忘了不够两位要补 0'],
      [`0${hour}:0${minute}:0${second}`, '以为不管几位都在前面加一个 0'],
      [`${hour}0:${minute}0:${second}`, '把 0 补在了后面'],
      [`00${hour}:00${minute}:0${second}`, '以为 02 是补两个 0'],
    ],
  }),
  check: ({ hour, minute, second }, key) =>
    key === [hour, minute, second].map((n) => `${n}`.padStart(2, '0')).join(':'),
});

/** Assignments that lose a value before it is copied. */
const lostValue = sequence({
  name: 'lost-value',
  title: '交换时丢了一个数',
  difficulty: 'easy',
  hints: ['给变量赋新值，旧值就没有了，想想它还存在别处吗。', '在纸上排三列，做一句改一列，不要同时改。'],
  draw: (random) => ({ x: random.some(3, 2, 40) }),
  write: ({ x: [a = 2, b = 3, c = 4] }) => ({
    code: `int a = ${a}, b = ${b}, c = ${c};\na = b;\nb = c;\nc = a;\ncout << a << " " << b << " " << c;`,
    key: `${b} ${c} ${b}`,
    why: `a 先变成 ${b}，原来的 ${a} 就丢了；b 变成 ${c}；最后 c 抄的是新的 a，也是 ${b}，`,
    wrong: [
      [`${b} ${c} ${a}`, '以为 c 得到的是 a 原来的值，那要先用另一个变量存起来'],
      [`${b} ${b} ${b}`, '以为 b 没有变成 c'],
      [`${a} ${b} ${c}`, '以为赋值以后变量没有改变'],
      [`${b} ${a} ${b}`, '把第二句看成了 b = a 原来的值'],
    ],
  }),
  check: ({ x: [, b, c] }, key) => key === [b, c, b].join(' '),
});

/** An assignment is an expression with a value. */
const chainedAssign = assign({
  name: 'chained-assign',
  title: '连着赋值',
  difficulty: 'medium',
  hints: ['连着的赋值从最右边的等号做起，一步一步往左传。', '在纸上列出每个变量，做完一行就划掉旧值、写上新值。'],
  draw: (random) => ({ x: random.some(2, 2, 20), k: random.int(2, 9) }),
  write: ({ x: [a = 2, b = 3], k }) => ({
    code: `int a = ${a}, b = ${b};\na = b = ${k};\nb = b + a;\ncout << a << " " << b;`,
    key: `${k} ${2 * k}`,
    why: `连着赋值从右往左做：b 先变成 ${k}，a 再变成 ${k}；b + a 是 ${k} + ${k} = ${2 * k}，`,
    wrong: [
      [`${b} ${b + k}`, '以为 a 得到的是 b 原来的值'],
      [`${k} ${b + k}`, '以为只有 a 变成了右边的数'],
      [`${k} ${k}`, '漏掉了最后一句'],
      [`${a} ${a + k}`, '以为只有 b 变成了右边的数'],
    ],
  }),
  check: ({ k }, key) => {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    return x === k && y - k === k;
  },
});

/** Seconds as minutes and seconds. */
const secondsSplit = arith({
  name: 'seconds-split',
  title: '把秒换成时分秒',
  difficulty: 'easy',
  hints: ['先把总秒数里的整小时分出去，一小时是三千六百秒。', '总分钟数里还含着整小时的分钟，对六十取余才去掉它们。'],
  draw: (random) => ({ h: random.int(1, 4), m: random.int(2, 58), s: random.int(1, 59) }),
  write: ({ h, m, s }) => {
    const t = h * 3600 + m * 60 + s;
    return {
      code: `int t = ${t};\ncout << t / 3600 << " " << t / 60 % 60 << " " << t % 60;`,
      key: `${h} ${m} ${s}`,
      why: `t / 3600 是整小时 ${h}；t / 60 是一共 ${h * 60 + m} 分钟，去掉整小时余 ${m}；t % 60 是剩下的 ${s} 秒，`,
      wrong: [
        [`${h} ${h * 60 + m} ${s}`, '漏看了 % 60，把一共多少分钟都输出了'],
        [`${h} ${m} ${t % 3600}`, '算成了去掉整小时以后一共多少秒'],
        [`${h} ${s} ${m}`, '把分和秒的位置弄反了'],
        [`${h + 1} ${m} ${s}`, '以为整数除法会向上取整'],
      ],
    };
  },
  check: ({ h, m, s }, key) => {
    const [x = 0, y = 0, z = 0] = key.split(' ').map(Number);
    return (x - h) * 3600 + (y - m) * 60 + (z - s) === 0 && y < 60 && z < 60;
  },
});

/** The expression that takes a digit out of a number. */
const digitGap = arith({
  name: 'digit-gap',
  title: '填上取数位的式子',
  difficulty: 'medium',
  family: 'middle-digit',
  hints: ['要的那一位右边还有几位？先用整除把它们去掉。', '去掉以后，要的那一位成了个位，再想怎样只留下个位。'],
  draw: (random) => ({ digits: random.some(4, 1, 9), at: random.int(1, 2) }),
  write: ({ digits, at }) => {
    const powers = [1, 10, 100, 1000];
    const p = powers[at] ?? 10;
    return gapIn('cpp', {
      code: `int n = ${digits.join('')};\ncout << ____;`,
      wanted: `${digits[3 - at]}`,
      key: `n / ${p} % 10`,
      why: `${digits[3 - at]} 是 n 的${at === 1 ? '十' : '百'}位：先用 n / ${p} 去掉它右边的数位，再对 10 取余留下最后一位，`,
      wrong: [
        [`n % ${p} / 10`, '先取余再除，取到的是它右边的数位'],
        [`n / ${p * 10} % 10`, '多去掉了一位'],
        [`n % 10 / ${p}`, '先对 10 取余只剩个位，再除就是 0 了'],
        [`n / ${p}`, '忘了对 10 取余，左边的数位还在'],
      ],
    });
  },
  check: ({ at }, key) => key.includes(`/ ${10 ** at} `),
});

/** Comparisons are numbers when they are added. */
const boolSum = types({
  name: 'bool-sum',
  title: '把真假加起来',
  difficulty: 'medium',
  hints: ['逐个判断括号里的条件，成立写一，不成立写零。', '最后把写下的数加起来，注意带等号和不带等号的差别。'],
  draw: (random) => ({ n: random.int(3, 50), a: random.int(5, 30), k: random.int(2, 5) }),
  write: ({ n, a, k }) => {
    const truths = [n > a, n % k === 0, n !== a];
    const key = truths.filter(Boolean).length;
    return {
      code: `int n = ${n};\nint c = (n > ${a}) + (n % ${k} == 0) + (n != ${a});\ncout << c;`,
      key: `${key}`,
      why: `条件成立的值是 1，不成立是 0。三个条件依次是 ${truths.map(Number).join('、')}，加起来是 ${key}，`,
      wrong: [
        [`${3 - key}`, '把真和假弄反了，成立是 1'],
        [`${key > 0 ? 1 : 0}`, '以为只要有一个成立结果就是 1'],
        [`${n}`, '以为条件成立时的值就是 n'],
        [key === 3 ? '0' : '3', '没有逐个判断，以为条件的结果都一样'],
        ['1', '以为几个条件合在一起的值总是 1'],
        ['0', '以为布尔值不能相加，结果是 0'],
      ],
    };
  },
  check: ({ n, a, k }, key) => Number(key) === (n > a ? 1 : 0) + (Number.isInteger(n / k) ? 1 : 0) + (n === a ? 0 : 1),
});

/** A real number put into an integer loses its fraction. */
const realIntoInt = types({
  name: 'real-into-int',
  title: '小数放进 int',
  difficulty: 'easy',
  hints: ['int 只能存整数，想想小数部分去了哪里。', '变量存进去的值改变以后，再用它去算。'],
  draw: (random) => ({ a: random.int(2, 30), tenth: random.int(5, 9), k: random.int(2, 5) }),
  write: ({ a, tenth, k }) => ({
    code: `int n = ${a}.${tenth};\ncout << n * ${k};`,
    key: `${a * k}`,
    why: `n 是 int，只能存整数，${a}.${tenth} 放进去会去掉小数部分，变成 ${a}，${a} * ${k} = ${a * k}，`,
    wrong: [
      [`${(a + 1) * k}`, '以为放进 int 时会四舍五入'],
      [`${(a * k * 10 + tenth * k) / 10}`, '以为 n 还保留着小数'],
      [`${Math.floor(((a * 10 + tenth) * k) / 10)}`, '以为先乘完再去掉小数'],
      [`${a}`, '忘了最后还要乘'],
    ],
  }),
  check: ({ a, k }, key) => Number(key) / a === k,
});

export const FIRST_STEPS: readonly Template[] = [
  legalName,
  commentedLines,
  commentInText,
  readNumbers,
  printfWidth,
  lostValue,
  chainedAssign,
  secondsSplit,
  digitGap,
  boolSum,
  realIntoInt,
];
