import { parametric } from '../parametric.ts';
/** Only the first true branch of an else-if chain runs. */
export const elseIfChain = parametric({
  name: 'else-if-chain',
  version: 1,
  language: 'cpp',
  title: '多分支只走一路',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/branch'],
  tags: ['分支结构'],
  draw: (random) => ({
    first: random.int(50, 65),
    step: random.int(8, 15),
    over: random.int(1, 7),
    s: random.int(1, 9),
    adds: random.some(3, 10, 40),
  }),
  write: ({ first, step, over, s, adds: [p = 10, q = 20, r = 30] }) => {
    const [second, x] = [first + step, first + step + over];
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int x = ${x}, s = ${s};\nif (x >= ${first})\n    s += ${p};\nelse if (x >= ${second})\n    s += ${q};\nelse\n    s += ${r};\ncout << s;`,
      key: `${s + p}`,
      why: `${x} >= ${first} 已经成立，只执行第一个分支，s 变成 ${s} + ${p} = ${s + p}；后面的 else if 虽然条件也成立，但不会再看，`,
      wrong: [
        [`${s + q}`, '挑了「最接近」的条件，其实分支从上往下，先成立的先走'],
        [`${s + p + q}`, '以为条件成立的分支都会执行'],
        [`${s + r}`, '以为一个条件也不成立'],
        [`${p}`, '忘了加上 s 原来的值'],
      ],
    };
  },
  check: ({ s, adds: [p = 0] }, key) => Number(key) - p === s,
});
