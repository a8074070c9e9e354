import { parametric } from '../parametric.ts';
/** How often the body of a loop runs. */
export const loopTimes = parametric({
  name: 'loop-times',
  version: 1,
  language: 'cpp',
  title: '循环执行多少次',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/loop'],
  tags: ['for 循环', '循环次数'],
  draw: (random) => ({ a: random.int(0, 9), k: random.int(2, 5), times: random.int(4, 9), rest: random.int(0, 4) }),
  write: ({ a, k, times, rest }) => {
    const end = a + k * (times - 1) + 1 + (rest % k);
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int cnt = 0;\nfor (int i = ${a}; i < ${end}; i += ${k})\n    cnt++;\ncout << cnt;`,
      key: `${times}`,
      why: `i 从 ${a} 开始每次加 ${k}，最后一次是 ${a + k * (times - 1)}，再加就到 ${a + k * times}，不小于 ${end} 了，一共 ${times} 次，`,
      wrong: [
        [`${times - 1}`, `只数了 i 变化的次数，漏掉了 i = ${a} 的那一次`],
        [`${times + 1}`, '把循环结束时的那次判断也数进去了'],
        [`${end - a}`, '以为 i 每次加 1'],
        [`${end - a + 1}`, '以为 i 每次加 1，而且能取到上限'],
      ],
    };
  },
  check: ({ a, k, times, rest }, key) => Math.ceil((k * (times - 1) + 1 + (rest % k)) / k) === Number(key) && a >= 0,
});
