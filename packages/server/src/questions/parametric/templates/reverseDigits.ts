import { parametric } from '../parametric.ts';
/** A loop that reverses the digits of a number. */
export const reverseDigits = parametric({
  name: 'reverse-digits',
  version: 1,
  language: 'cpp',
  title: '数位反转',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/loop', 'gesp-cpp-1/arith'],
  tags: ['while 循环', '数位'],
  draw: (random) => {
    const [a = 1, b = 2, c = 3] = random.some(3, 1, 9);
    return { a, b, c };
  },
  write: ({ a, b, c }) => ({
    lead: '执行下面的程序段，输出是（　　）。',
    code: `int n = ${a}${b}${c}, r = 0;\nwhile (n > 0) {\n    r = r * 10 + n % 10;\n    n /= 10;\n}\ncout << r;`,
    key: `${c}${b}${a}`,
    why: `每次取出 n 的个位接到 r 的后面，再去掉 n 的个位。r 依次是 ${c}、${c}${b}、${c}${b}${a}，`,
    wrong: [
      [`${a}${b}${c}`, '以为数字会按原来的顺序接起来'],
      [`${a + b + c}`, '算成了各位数字的和，忽略了 r * 10'],
      [`${c}${b}`, '以为 n 只剩一位数时循环就结束了'],
      ['0', '以为最后输出的是 n'],
    ],
  }),
  check: ({ a, b, c }, key) => Number(key) === c * 100 + b * 10 + a,
});
