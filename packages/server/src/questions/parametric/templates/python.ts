import { parametric } from '../parametric.ts';

/** Python's // rounds towards negative infinity. */
export const pyFloor = parametric({
  name: 'py-floor',
  version: 1,
  language: 'python',
  title: 'Python 的整除与取余',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-py-1/arith'],
  tags: ['整除与取余', 'Python'],
  hints: ['先想商是多少点几，再往小的方向取整，负数也往小的方向。', '余数等于被除数减去商乘除数，用算出的商来验。'],
  draw: (random) => ({ b: random.int(3, 9), q: random.int(2, 9), r: random.int(1, 8) }),
  write: ({ b, q, r: drawn }) => {
    const r = 1 + (drawn % (b - 1));
    const a = q * b + r;
    return {
      code: `a = -${a}\nb = ${b}\nprint(a // b, a % b)`,
      key: `${-q - 1} ${b - r}`,
      why: `Python 的 // 向更小的整数取整，-${a} 除以 ${b} 在 ${-q - 1} 和 ${-q} 之间，取 ${-q - 1}；余数是 -${a} - (${-q - 1}) × ${b} = ${b - r}，不会是负数，`,
      wrong: [
        [`${-q} ${-r}`, '用了 C++ 的规则：向 0 取整，余数跟被除数同号'],
        [`${-q} ${r}`, '只把商取负，余数当成正数来算'],
        [`${-q - 1} ${r}`, '商对了，余数没有跟着变'],
        [`${-q - 1} ${-r}`, '以为负数的余数一定是负的'],
      ],
    };
  },
  check: ({ b, q, r }, key) => {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    return x * b + y === -(q * b + 1 + (r % (b - 1))) && y >= 0 && y < b;
  },
});

/** The values of a range with a step. */
export const pyRange = parametric({
  name: 'py-range',
  version: 1,
  language: 'python',
  title: 'range 的步长',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-py-1/loop'],
  tags: ['for 循环', 'range', 'Python'],
  hints: ['从起点开始，每次加步长，列出所有的数。', '终点自己不包含在里面。'],
  draw: (random) => ({ a: random.int(1, 5), k: random.int(2, 4), times: random.int(3, 6), rest: random.int(0, 3) }),
  write: ({ a, k, times, rest }) => {
    const end = a + k * (times - 1) + 1 + (rest % k);
    const terms = Array.from({ length: times }, (_, i) => a + k * i);
    const sum = terms.reduce((x, y) => x + y, 0);
    return {
      code: `s = 0\nfor i in range(${a}, ${end}, ${k}):\n    s += i\nprint(s)`,
      key: `${sum}`,
      why: `range(${a}, ${end}, ${k}) 从 ${a} 开始每次加 ${k}，不包含 ${end}，依次是 ${terms.join('、')}，和是 ${sum}，`,
      wrong: [
        [`${sum + a + k * times}`, '多取了一个数，range 不包含终点'],
        [`${sum - a}`, '漏了起点，range 包含起点'],
        [`${times}`, '数了循环的次数'],
        [`${((a + end - 1) * (end - a)) / 2}`, '以为每次加 1'],
      ],
    };
  },
  check: ({ a, k, times }, key) => Number(key) === times * a + (k * times * (times - 1)) / 2,
});

/** Text times a number repeats; numbers multiply. */
export const pyRepeat = parametric({
  name: 'py-repeat',
  version: 1,
  language: 'python',
  title: '字符串的乘法',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-py-1/types'],
  tags: ['字符串', '类型转换', 'Python'],
  hints: ['字符串乘整数，是把它重复几遍。', '先用 int 变成整数的，才是算乘法。'],
  draw: (random) => ({ a: random.int(12, 48), k: random.int(2, 3) }),
  write: ({ a, k }) => ({
    code: `a = "${a}"\nprint(a * ${k}, int(a) * ${k})`,
    key: `${`${a}`.repeat(k)} ${a * k}`,
    why: `a 是字符串，乘 ${k} 是重复 ${k} 遍，得 ${`${a}`.repeat(k)}；int(a) 是整数 ${a}，乘 ${k} 得 ${a * k}，`,
    wrong: [
      [`${a * k} ${a * k}`, '以为引号里的数字也会按数来乘'],
      [`${`${a}`.repeat(k)} ${`${a}`.repeat(k)}`, '以为 int(a) 不改变类型'],
      [`${a * k} ${`${a}`.repeat(k)}`, '把两种类型弄反了'],
    ],
  }),
  check: ({ a, k }, key) => {
    const [text = '', number] = key.split(' ');
    return text.split(`${a}`).length === k + 1 && text.length === 2 * k && Number(number) === a * k;
  },
});

/** Slices of a Python string, also with negative indices. */
export const pySlice = parametric({
  name: 'py-slice',
  version: 1,
  language: 'python',
  title: '字符串切片',
  stage: 'gesp-3',
  difficulty: 'medium',
  points: ['gesp-py-3/string'],
  tags: ['字符串', '切片', 'Python'],
  hints: ['从零数起标上下标，再从后往前标上负的下标。', '切片包含起点、不包含终点。'],
  draw: (random) => ({
    word: random.pick(['rainbow', 'dolphin', 'capture', 'monkeys', 'harvest', 'journal']),
    at: random.int(1, 2),
    end: random.int(4, 5),
  }),
  write: ({ word, at, end }) => ({
    code: `s = "${word}"\nprint(s[${at}:${end}], s[-2])`,
    key: `${word.slice(at, end)} ${word.at(-2)}`,
    why: `切片从下标 ${at} 取到下标 ${end} 之前，是 ${word.slice(at, end)}；s[-2] 是倒数第 2 个字符 ${word.at(-2)}，`,
    wrong: [
      [`${word.slice(at, end + 1)} ${word.at(-2)}`, '以为切片包含终点'],
      [`${word.slice(at - 1, end - 1)} ${word.at(-2)}`, '以为下标从 1 开始'],
      [`${word.slice(at, end)} ${word.at(-3)}`, '以为倒数是从 0 开始数的'],
      [`${word.slice(at, end)} ${word[1]}`, '忽略了负号，从左边数'],
    ],
  }),
  check: ({ word, at, end }, key) => {
    const [part = '', sign] = key.split(' ');
    return part.length === end - at && word.indexOf(part) === at && sign === word.at(word.length - 2);
  },
});
