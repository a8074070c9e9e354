import { parametric } from '../parametric.ts';
/** The tens digit of a number of four digits. */
export const middleDigit = parametric({
  name: 'middle-digit',
  version: 1,
  language: 'cpp',
  title: '取出十位数字',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/arith'],
  tags: ['整除与取余', '数位'],
  draw: (random) => {
    const [a = 1, b = 2, c = 3, d = 4] = random.some(4, 1, 9);
    return { digits: [a, b, c, d] as const };
  },
  write: ({ digits: [a, b, c, d] }) => ({
    lead: '执行下面的程序段，输出是（　　）。',
    code: `int n = ${a}${b}${c}${d};\ncout << n / 10 % 10;`,
    key: `${c}`,
    why: `先算 n / 10，去掉个位得到 ${a}${b}${c}；再对 10 取余，留下最后一位 ${c}，也就是原数的十位数字，`,
    wrong: [
      [`${d}`, '只做了 n % 10，取到的是个位'],
      [`${b}`, '多去掉了一位，取到的是百位'],
      [`${a}`, '把左边第一位当成了结果，那是千位'],
    ],
  }),
  check: ({ digits }, key) => key === digits.join('').at(-2),
});
