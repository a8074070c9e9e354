import { parametric } from '../parametric.ts';
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
