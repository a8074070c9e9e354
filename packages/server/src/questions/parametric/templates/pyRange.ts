import { parametric } from '../parametric.ts';
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
  draw: (random) => ({ a: random.int(1, 5), k: random.int(2, 4), times: random.int(3, 6), rest: random.int(0, 3) }),
  write: ({ a, k, times, rest }) => {
    const end = a + k * (times - 1) + 1 + (rest % k);
    const terms = Array.from({ length: times }, (_, i) => a + k * i);
    const sum = terms.reduce((x, y) => x + y, 0);
    return {
      lead: '执行下面的 Python 程序，输出是（　　）。',
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
