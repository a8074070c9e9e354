import { parametric } from '../parametric.ts';
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
    lead: '执行下面的程序段，输出是（　　）。',
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
