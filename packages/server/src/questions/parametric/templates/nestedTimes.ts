import { parametric } from '../parametric.ts';
/** How often the innermost body runs when the inner loop depends on the outer one. */
export const nestedTimes = parametric({
  name: 'nested-times',
  version: 1,
  language: 'cpp',
  title: '双重循环的次数',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/nested-loop'],
  tags: ['多层循环', '循环次数'],
  draw: (random) => ({ n: random.int(4, 9), from: random.int(0, 1) }),
  write: ({ n, from }) => {
    const least = from === 0 ? '1' : 'i';
    const most = from === 0 ? 'i' : `${n}`;
    const sum = (n * (n + 1)) / 2;
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int cnt = 0;\nfor (int i = 1; i <= ${n}; i++)\n    for (int j = ${least}; j <= ${most}; j++)\n        cnt++;\ncout << cnt;`,
      key: `${sum}`,
      why: `i 每取一个值，内层循环执行的次数都不同，从 1 次到 ${n} 次各出现一回，1 + 2 + … + ${n} = ${sum}，`,
      wrong: [
        [`${n * n}`, `以为内层循环每回都执行 ${n} 次`],
        [`${sum - n}`, '内层循环每回都少数了一次'],
        [`${2 * n}`, '把两层循环的次数相加，它们应当一回一回累计'],
      ],
    };
  },
  check: ({ n }, key) => {
    let left = Number(key);
    for (let i = 1; i <= n; i++) left -= i;
    return left === 0;
  },
});
