import { parametric } from '../parametric.ts';
/** ++ before and after a variable. */
export const increments = parametric({
  name: 'increments',
  version: 1,
  language: 'cpp',
  title: '自增的先后',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/assign'],
  tags: ['自增自减'],
  draw: (random) => ({ x: random.int(3, 40) }),
  write: ({ x }) => ({
    lead: '执行下面的程序段，输出是（　　）。',
    code: `int a = ${x};\nint b = a++;\nint c = ++a;\ncout << a << " " << b << " " << c;`,
    key: `${x + 2} ${x} ${x + 2}`,
    why: `a++ 先把 a 原来的值 ${x} 交给 b，再让 a 变成 ${x + 1}；++a 先让 a 变成 ${x + 2}，再把 ${x + 2} 交给 c，`,
    wrong: [
      [`${x + 2} ${x + 1} ${x + 2}`, '以为 a++ 也是先加 1 再取值'],
      [`${x + 2} ${x} ${x + 1}`, '以为 ++a 是先取值再加 1'],
      [`${x} ${x} ${x + 1}`, '以为 a++ 和 ++a 不会改变 a 自己'],
    ],
  }),
  check: ({ x }, key) => {
    const [a, b, c] = key.split(' ').map(Number);
    return b === x && a === c && a === x + 2;
  },
});
