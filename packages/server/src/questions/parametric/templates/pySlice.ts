import { parametric } from '../parametric.ts';
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
  draw: (random) => ({
    word: random.pick(['rainbow', 'dolphin', 'capture', 'monkeys', 'harvest', 'journal']),
    at: random.int(1, 2),
    end: random.int(4, 5),
  }),
  write: ({ word, at, end }) => ({
    lead: '执行下面的 Python 程序，输出是（　　）。',
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
