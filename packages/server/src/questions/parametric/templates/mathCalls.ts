import { parametric } from '../parametric.ts';
/** Nested calls of abs, max, min and sqrt. */
export const mathCalls = parametric({
  name: 'math-calls',
  version: 1,
  language: 'cpp',
  title: '数学函数',
  stage: 'gesp-2',
  difficulty: 'easy',
  points: ['gesp-cpp-2/math-basic'],
  tags: ['绝对值', '最值', '平方根'],
  draw: (random) => {
    const [a = 3, b = 8] = random.some(2, 3, 15);
    return { a, b, r: random.int(3, 9) };
  },
  write: ({ a, b, r }) => {
    const key = Math.abs(a - b) + Math.max(a, b) - r;
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int a = ${a}, b = ${b};\ncout << abs(a - b) + max(a, b) - sqrt(${r * r});`,
      key: `${key}`,
      why: `abs(a - b) 是差的绝对值 ${Math.abs(a - b)}，max(a, b) 是较大的 ${Math.max(a, b)}，sqrt(${r * r}) 是 ${r}，合起来是 ${key}，`,
      wrong: [
        [`${-Math.abs(a - b) + Math.max(a, b) - r}`, '把绝对值取成了负数'],
        [`${Math.abs(a - b) + Math.min(a, b) - r}`, '把 max 取成了较小的数'],
        [`${Math.abs(a - b) + Math.max(a, b) - r * r}`, '忘了开平方'],
      ],
    };
  },
  check: ({ a, b, r }, key) => Number(key) === (a > b ? 2 * a - b : 2 * b - a) - r,
});
