import { parametric } from '../parametric.ts';
/** The sum that a loop with a step adds up. */
export const forSum = parametric({
  name: 'for-sum',
  version: 1,
  language: 'cpp',
  title: '循环求和',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/loop'],
  tags: ['for 循环', '累加'],
  draw: (random) => ({ a: random.int(1, 6), k: random.int(2, 4), times: random.int(4, 6), extra: random.int(0, 1) }),
  write: ({ a, k, times, extra }) => {
    const last = a + k * (times - 1);
    const end = last + extra;
    const sum = times * a + (k * times * (times - 1)) / 2;
    const terms = Array.from({ length: times }, (_, i) => a + k * i);
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int s = 0;\nfor (int i = ${a}; i <= ${end}; i += ${k})\n    s += i;\ncout << s;`,
      key: `${sum}`,
      why: `i 依次取 ${terms.join('、')}，加起来是 ${sum}，`,
      wrong: [
        [`${sum - last}`, `漏掉了最后一次 i = ${last}`],
        [`${sum + last + k}`, '多做了一次循环，那时 i 已经超过上限'],
        [`${((a + end) * (end - a + 1)) / 2}`, `以为 i 每次加 1，其实每次加 ${k}`],
        [`${times}`, '数了循环的次数，没有把 i 加起来'],
      ],
    };
  },
  check: ({ a, k, times }, key) => {
    let left = Number(key);
    for (let i = 0; i < times; i++) left -= a + k * i;
    return left === 0;
  },
});
