import { parametric } from '../parametric.ts';

/** The code of a digit character is not its value. */
export const digitValue = parametric({
  name: 'digit-value',
  version: 1,
  language: 'cpp',
  title: '数字字符的值',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/ascii'],
  tags: ['ASCII', '字符'],
  hints: ['数字字符减去零的字符，就得到它代表的数。', '想一想前一个数字乘十以后是几十，后一个再加上去。'],
  draw: (random) => {
    const [a = 3, b = 7] = random.some(2, 2, 9);
    return { a, b };
  },
  write: ({ a, b }) => ({
    lead: "已知 `'0'` 的 ASCII 码是 48，执行下面的程序段，输出是（　　）。",
    code: `char a = '${a}', b = '${b}';\ncout << (a - '0') * 10 + b - '0';`,
    key: `${a}${b}`,
    why: `数字字符减去 '0' 得到它代表的数：a - '0' 是 ${a}，b - '0' 是 ${b}，${a} * 10 + ${b} 就是 ${a}${b}，`,
    wrong: [
      [`${a * 10 + b + 48}`, `后一半忘了减去 '0'，把 '${b}' 当成了编码 ${b + 48}`],
      [`${(a + 48) * 10 + b + 48}`, '把字符都当成了它们的编码'],
      [`${a + b}`, '把两个数字直接加起来，漏了乘 10'],
    ],
  }),
  check: ({ a, b }, key) => Math.floor(Number(key) / 10) === a && Number(key) % 10 === b,
});

/** Adding a number to a letter gives a number. */
export const letterShift = parametric({
  name: 'letter-shift',
  version: 1,
  language: 'cpp',
  title: '字符加整数',
  stage: 'gesp-2',
  difficulty: 'easy',
  points: ['gesp-cpp-2/ascii'],
  tags: ['ASCII', '字符'],
  hints: ['字符和整数相加，结果是整数还是字符？看输出的是哪一种。', '先由题目给的编码，数出这个字母的编码，再加。'],
  draw: (random) => ({ letter: random.int(0, 18), k: random.int(2, 6), big: random.int(0, 1) }),
  write: ({ letter, k, big }) => {
    const base = big === 1 ? 65 : 97;
    const code = base + letter;
    const sign = String.fromCharCode(code);
    return {
      lead: `已知 \`'${String.fromCharCode(base)}'\` 的 ASCII 码是 ${base}，执行下面的程序段，输出是（　　）。`,
      code: `char c = '${sign}';\ncout << c + ${k};`,
      key: `${code + k}`,
      why: `字符和整数相加时，先把 '${sign}' 当成它的编码 ${code}，结果是 int 型的 ${code + k}，所以输出一个整数，`,
      wrong: [
        [String.fromCharCode(code + k), '以为结果还是字符，要写成 char(c + 数) 才会输出字母'],
        [`${sign}${k}`, '以为加号会把两边连起来'],
        [`${code + k - 1}`, `从 '${String.fromCharCode(base)}' 数到 '${sign}' 时少数了一个`],
      ],
    };
  },
  check: ({ letter, k, big }, key) => Number(key) - (big === 1 ? 65 : 97) === letter + k,
});

/** substr and size of a string. */
export const substring = parametric({
  name: 'substring',
  version: 1,
  language: 'cpp',
  title: '截取子串',
  stage: 'gesp-3',
  difficulty: 'easy',
  points: ['gesp-cpp-3/string'],
  tags: ['字符串'],
  hints: ['给每个字符标上下标，从零数起。', '两个数里，前一个是起点，后一个是要取的个数。'],
  draw: (random) => ({
    word: random.pick([
      'keyboard',
      'sunflower',
      'notebook',
      'dragonfly',
      'football',
      'telescope',
      'pineapple',
      'blackbird',
    ]),
    at: random.int(2, 4),
    count: random.int(2, 3),
  }),
  write: ({ word, at, count }) => ({
    code: `string s = "${word}";\ncout << s.substr(${at}, ${count}) << " " << s.size();`,
    key: `${word.slice(at, at + count)} ${word.length}`,
    why: `下标从 0 开始，s[${at}] 是 '${word[at]}'，从它起取 ${count} 个字符；size 是字符的个数 ${word.length}，`,
    wrong: [
      [`${word.slice(at - 1, at - 1 + count)} ${word.length}`, '以为下标从 1 开始'],
      [`${word.slice(at, at + count + 1)} ${word.length}`, `以为第二个数是结束位置，或多取了一个字符`],
      [`${word.slice(at, at + count)} ${word.length - 1}`, '把最后一个下标当成了长度'],
    ],
  }),
  check: ({ word, at, count }, key) => {
    const [part = '', size] = key.split(' ');
    return part.length === count && word.startsWith(part, at) && Number(size) === word.length;
  },
});
