import { gapIn } from '../gaps.ts';
import { ofPoint, type Template } from '../parametric.ts';

const branch = ofPoint('gesp-py-2/nested-branch', '多层分支');
const loop = ofPoint('gesp-py-2/nested-loop', '多层循环');

/** An inner branch is asked only when the outer one holds. */
const innerBranch = branch({
  name: 'py-inner-branch',
  title: '里层的 if',
  difficulty: 'medium',
  hints: ['先判断外层，决定走哪一半。', '进到里层再判断一次，只有一个分支会执行。'],
  draw: (random) => ({
    n: random.int(1, 60),
    low: random.int(15, 30),
    p: random.int(2, 4),
    adds: random.some(3, 2, 20),
  }),
  write: ({ n, low, p, adds: [a = 2, b = 3, c = 4] }) => {
    const isHigh = n > low;
    const divides = n % p === 0;
    const key = isHigh ? (divides ? n + a : n + b) : n + c;
    return {
      code: `n = ${n}\nif n > ${low}:\n    if n % ${p} == 0:\n        n += ${a}\n    else:\n        n += ${b}\nelse:\n    n += ${c}\nprint(n)`,
      key: `${key}`,
      why: `${n} > ${low} ${isHigh ? `成立，再看里层：${n} 除以 ${p} ${divides ? '没有余数' : '有余数'}` : '不成立，里层不看，执行外层的 else'}，得 ${key}，`,
      wrong: [
        [
          `${isHigh ? (divides ? n + b : n + a) : divides ? n + a : n + b}`,
          isHigh ? '把里层的条件判断反了' : '外层不成立，还去看了里层',
        ],
        [`${isHigh ? n + c : n + a + c}`, isHigh ? '把外层的条件判断反了' : '以为里外都会执行'],
        [`${n}`, '以为哪一路都不执行'],
        [`${n + a + b + c}`, '以为每一句都会执行'],
      ],
    };
  },
  check: ({ n, low, p, adds: [a = 0, b = 0, c = 0] }, key) =>
    Number(key) - n === (n <= low ? c : Number.isInteger(n / p) ? a : b),
});

/** To which if an else belongs follows from the indentation. */
const elseIndent = branch({
  name: 'py-else-indent',
  title: 'else 和谁对齐',
  difficulty: 'hard',
  hints: ['看 else 和哪个 if 对齐，就和哪个配对。', '先判断和它配对的条件成立不成立。'],
  draw: (random) => ({
    a: random.int(1, 9),
    low: random.int(10, 20),
    s: random.some(2, 2, 20),
    isOuter: random.pick([true, false]),
  }),
  write: ({ a, low, s: [s = 2, q = 3], isOuter }) => {
    const indent = isOuter ? '' : '    ';
    return {
      code: `a = ${a}\ns = ${s}\nif a > 0:\n    if a > ${low}:\n        s = s * 2\n${indent}else:\n${indent}    s = s + ${q}\nprint(s)`,
      key: `${isOuter ? s : s + q}`,
      why: `else 和${isOuter ? '外层的 if 对齐，a > 0 成立，所以 else 不执行' : `里层的 if 对齐，${a} > ${low} 不成立，执行 else`}，s 是 ${isOuter ? s : s + q}，`,
      wrong: [
        isOuter
          ? [`${s + q}`, '以为 else 总是和最近的 if 配对，Python 看的是缩进']
          : [`${s}`, '以为 else 和外层的 if 配对，要看它和谁对齐'],
        [`${s * 2}`, `以为 ${a} > ${low} 成立`],
        [`${s * 2 + q}`, '以为两句都会执行'],
        [`${q}`, '忘了加上 s 原来的值'],
      ],
    };
  },
  check: ({ s: [s = 0, q = 0], isOuter }, key) => Number(key) - s === (isOuter ? 0 : q),
});

/** The count of a loop whose inner range depends on the outer one. */
const innerRange = loop({
  name: 'py-inner-range',
  title: '内层的次数在变',
  difficulty: 'medium',
  hints: ['外层每取一个值，写下内层做了几次。', 'range 不包含终点，先写清外层取哪些值。'],
  draw: (random) => ({ n: random.int(4, 9), from: random.int(0, 2), k: random.int(1, 3) }),
  write: ({ n, from, k }) => {
    const counts = Array.from({ length: n - from }, (_, i) => from + i + k);
    const key = counts.reduce((x, y) => x + y, 0);
    return {
      code: `c = 0\nfor i in range(${from}, ${n}):\n    for j in range(i + ${k}):\n        c += 1\nprint(c)`,
      key: `${key}`,
      why: `i 从 ${from} 到 ${n - 1}，内层依次执行 ${counts.join('、')} 次，一共 ${key} 次，`,
      wrong: [
        [`${key + n + k}`, `以为 i 能取到 ${n}`],
        [`${key - counts.length * k}`, `内层漏看了加 ${k}`],
        [`${(n - from) * (n - 1 + k)}`, '以为每一轮都和最后一轮一样多'],
        [`${n - from + (counts.at(-1) ?? 0)}`, '把两层的次数相加了'],
      ],
    };
  },
  check: ({ n, from, k }, key) => {
    let left = Number(key);
    for (let i = from; i < n; i += 1) left -= i + k;
    return left === 0;
  },
});

/** The inner limit of a text pattern. */
const triangleGap = loop({
  name: 'py-triangle-gap',
  title: '补上图形的循环',
  difficulty: 'medium',
  hints: ['数每一段有几个符号，和第几段写在一起。', '看符号是越来越多还是越来越少，找出个数和段号的关系。'],
  draw: (random) => ({
    n: random.int(3, 6),
    sign: random.pick(['*', '#', '+', '@', '%'] as const),
    isGrowing: random.pick([true, false]),
  }),
  write: ({ n, sign, isGrowing }) => {
    const counts = Array.from({ length: n }, (_, i) => (isGrowing ? i + 1 : n - i));
    return gapIn('python', {
      code: `a = []\nfor i in range(1, ${n + 1}):\n    s = ""\n    for j in range(____):\n        s += "${sign}"\n    a.append(s)\nprint("/".join(a))`,
      wanted: counts.map((count) => sign.repeat(count)).join('/'),
      key: isGrowing ? 'i' : `${n + 1} - i`,
      why: `第 i 段有 ${isGrowing ? 'i' : `${n + 1} - i`} 个符号，range 里的数就是循环的次数，`,
      wrong: [
        [isGrowing ? 'i + 1' : `${n + 2} - i`, '每一段都多了一个'],
        [isGrowing ? 'i - 1' : `${n} - i`, '每一段都少了一个'],
        [`${n}`, '每一段都一样多了'],
        [isGrowing ? `${n + 1} - i` : 'i', '长短的次序反了'],
      ],
    });
  },
  check: ({ n, isGrowing }, key) => key === (isGrowing ? 'i' : `${n + 1} - i`),
});

/** break leaves the inner loop, and the outer one goes on. */
const innerBreak = loop({
  name: 'py-inner-break',
  title: '内层循环里的 break',
  difficulty: 'medium',
  hints: ['break 只结束里面那层循环。', '内层从零开始，数出一轮加了几次，再乘外层的轮数。'],
  draw: (random) => ({ n: random.int(3, 7), m: random.int(5, 9), stop: random.int(1, 4) }),
  write: ({ n, m, stop }) => ({
    code: `c = 0\nfor i in range(${n}):\n    for j in range(${m}):\n        if j == ${stop}:\n            break\n        c += 1\nprint(c)`,
    key: `${n * stop}`,
    why: `j 从 0 开始，到 ${stop} 就结束内层，每一轮加了 ${stop} 次，外层有 ${n} 轮，一共 ${n * stop}，`,
    wrong: [
      [`${stop}`, '以为 break 把外层循环也结束了'],
      [`${n * (stop + 1)}`, `把 j = ${stop} 的那一次也数进去了`],
      [`${n * m}`, '没有看 break'],
      [`${n * (m - 1)}`, '当成了 continue，只跳过一次'],
    ],
  }),
  check: ({ n, stop }, key) => Number(key) / n === stop,
});

export const PY_NESTED: readonly Template[] = [innerBranch, elseIndent, innerRange, triangleGap, innerBreak];
