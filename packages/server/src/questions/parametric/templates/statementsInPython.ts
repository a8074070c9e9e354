import { ofPoint, type Template } from '../parametric.ts';

// Statements about Python, true or false, for levels 1 to 4.

const rangeTimes = ofPoint(
  'gesp-py-1/loop',
  'range',
)({
  name: 'py-claim-range-times',
  title: '判断：range 循环几次',
  difficulty: 'easy',
  family: 'py-range',
  hints: ['写出 i 最先的值和最后的值。', 'range 括号里的后一个数取得到吗？'],
  draw: (random) => ({ a: random.int(2, 20), more: random.int(3, 30) }),
  write: ({ a, more }) => ({
    claim: (text) => `下面的程序一共输出 ${text} 行。`,
    code: `for i in range(${a}, ${a + more}):\n    print(i)`,
    key: `${more}`,
    why: `i 从 ${a} 取到 ${a + more - 1}，不包含 ${a + more}，一共 ${more} 个，`,
    wrong: [
      [`${more + 1}`, '以为 range 包含终点'],
      [`${a + more}`, '把终点当成了次数，忘了不是从 0 开始'],
    ],
    proof: `print(len(range(${a}, ${a + more})))`,
  }),
  check: ({ a, more }, key) =>
    Array.from({ length: 60 }, (_, i) => i).filter((i) => i >= a && i < a + more).length === Number(key),
});

const timesText = ofPoint(
  'gesp-py-1/types',
  '字符串',
)({
  name: 'py-claim-times-text',
  title: '判断：字符串乘整数',
  difficulty: 'easy',
  family: 'py-repeat',
  hints: ['看乘号左边的数字有没有引号。', '有引号的是字符串，乘几就是把它写几遍。'],
  draw: (random) => ({ n: random.int(11, 49), k: random.int(2, 4) }),
  write: ({ n, k }) => ({
    claim: (text) => `执行 \`print("${n}" * ${k})\`，输出是 ${text}。`,
    key: `${n}`.repeat(k),
    why: `"${n}" 是字符串，乘 ${k} 是重复 ${k} 遍，`,
    wrong: [
      [`${n * k}`, '当成了数的乘法'],
      [`${n}${k}`, '以为是把两个数接在一起'],
    ],
    proof: `print("${n}" * ${k})`,
  }),
  check: ({ n, k }, key) => key.length === 2 * k && key.startsWith(`${n}`) && key.endsWith(`${n}`),
});

const intThenTimes = ofPoint(
  'gesp-py-2/cast',
  '类型转换',
)({
  name: 'py-claim-int-times',
  title: '判断：先取整再乘',
  difficulty: 'medium',
  family: 'py-convert',
  hints: ['先算括号里面的转换，再做乘法。', 'int 去掉小数，不看够不够进上去。'],
  draw: (random) => ({ a: random.int(2, 15), f: random.int(5, 9), k: random.int(2, 9) }),
  write: ({ a, f, k }) => ({
    claim: (text) => `执行 \`print(int(${a}.${f}) * ${k})\`，输出是 ${text}。`,
    key: `${a * k}`,
    why: `int(${a}.${f}) 去掉小数得 ${a}，再乘 ${k} 是 ${a * k}，`,
    wrong: [
      [`${(a + 1) * k}`, '以为 int 会四舍五入'],
      [`${Math.trunc(((a * 10 + f) * k) / 10)}`, '以为先乘好再取整'],
    ],
    proof: `print(int(${a}.${f}) * ${k})`,
  }),
  check: ({ a, k }, key) => Number(key) / k === a,
});

const copiedList = ofPoint(
  'gesp-py-3/list',
  '列表',
)({
  name: 'py-claim-copied-list',
  title: '判断：列表变长了吗',
  difficulty: 'medium',
  family: 'py-list-alias',
  hints: ['看 b 是同一个列表的另一个名字，还是一份新的。', '有冒号的切片会做一份新的列表。'],
  draw: (random) => ({
    a: random.some(random.int(3, 5), 1, 30),
    more: random.int(1, 3),
    isCopy: random.pick([true, false]),
  }),
  write: ({ a, more, isCopy }) => ({
    claim: (text) => `执行下面的程序以后，列表 a 有 ${text} 个元素。`,
    code: `a = [${a.join(', ')}]\nb = a${isCopy ? '[:]' : ''}\nfor i in range(${more}):\n    b.append(i)`,
    key: `${isCopy ? a.length : a.length + more}`,
    why: isCopy
      ? `b = a[:] 复制了一份，只有 b 变长，a 还是 ${a.length} 个，`
      : `b = a 只是多了一个名字，b 变长就是 a 变长，${a.length} + ${more} = ${a.length + more} 个，`,
    wrong: [
      isCopy
        ? [`${a.length + more}`, '以为复制出来的列表和原来的还是同一个']
        : [`${a.length}`, '以为 b = a 会复制一份，a 不会变'],
    ],
    proof: `a = [${a.join(', ')}]\nb = a${isCopy ? '[:]' : ''}\nfor i in range(${more}):\n    b.append(i)\nprint(len(a))`,
  }),
  check: ({ a, more, isCopy }, key) => Number(key) - a.length === (isCopy ? 0 : more),
});

const keysLeft = ofPoint(
  'gesp-py-3/dict',
  '字典',
)({
  name: 'py-claim-keys',
  title: '判断：字典有几项',
  difficulty: 'easy',
  family: 'py-set-size',
  hints: ['给已有的键赋值，会多出一项吗？', '把字母写下来，重复的划掉再数。'],
  draw: (random) => ({
    text: Array.from({ length: random.int(5, 8) }, () => random.pick(['a', 'b', 'c', 'd', 'e'])).join(''),
  }),
  write: ({ text }) => {
    const different = new Set(text).size;
    return {
      claim: (said) => `执行下面的程序，输出是 ${said}。`,
      code: `d = {}\nfor c in "${text}":\n    d[c] = 1\nprint(len(d))`,
      key: `${different}`,
      why: `相同的键只有一项，"${text}" 里不同的字母有 ${different} 个，`,
      wrong: [
        [`${text.length}`, '以为相同的键每次都多一项'],
        ['1', '以为值都是 1，就只有一项'],
      ],
    };
  },
  check: ({ text }, key) => ['a', 'b', 'c', 'd', 'e'].filter((one) => text.includes(one)).length === Number(key),
});

const defaultUsed = ofPoint(
  'gesp-py-4/function',
  '函数',
)({
  name: 'py-claim-default',
  title: '判断：默认值用上了吗',
  difficulty: 'medium',
  family: 'py-defaults',
  hints: ['看调用时给了几个参数。', '给了的按次序对应，没给的才用等号后面的值。'],
  draw: (random) => ({
    a: random.int(3, 20),
    given: random.int(2, 9),
    usual: random.int(2, 9),
    isGiven: random.pick([true, false]),
  }),
  write: ({ a, given: drawn, usual, isGiven }) => {
    const given = drawn === usual ? drawn + 1 : drawn;
    const functions = `def f(x, k=${usual}):\n    return x * k\n`;
    const call = isGiven ? `f(${a}, ${given})` : `f(${a})`;
    return {
      claim: (text) => `有下面的函数，\`${call}\` 的值是 ${text}。`,
      code: functions,
      functions,
      key: `${a * (isGiven ? given : usual)}`,
      why: isGiven
        ? `调用时给了 k，k 是 ${given}，${a} × ${given} = ${a * given}，`
        : `调用时没有给 k，用默认的 ${usual}，${a} × ${usual} = ${a * usual}，`,
      wrong: isGiven
        ? [
            [`${a * usual}`, '以为有了默认值，给的参数就不起作用'],
            [`${a * usual * given}`, '把默认值和给的参数都乘上了'],
          ]
        : [
            [`${a}`, '以为没有给的参数就当作 1'],
            ['0', '以为没有给的参数就当作 0'],
          ],
      proof: `print(${call})`,
    };
  },
  check: ({ a, usual, isGiven }, key) => Number(key) % a === 0 && (Number(key) / a === usual) !== isGiven,
});

export const STATEMENTS_IN_PYTHON: readonly Template[] = [
  rangeTimes,
  timesText,
  intThenTimes,
  copiedList,
  keysLeft,
  defaultUsed,
];
