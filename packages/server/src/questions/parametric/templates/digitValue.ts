import { parametric } from '../parametric.ts';
/** The code of a digit character is not its value. */
export const digitValue = parametric({
  name: 'digit-value',
  version: 1,
  language: 'cpp',
  title: '数字字符的值',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/ascii'],
  tags: ['ASCII', '字符'],
  draw: (random) => {
    const [a = 3, b = 7] = random.some(2, 2, 9);
    return { a, b };
  },
  write: ({ a, b }) => ({
    lead: "已知 `'0'` 的 ASCII 码是 48，执行下面的程序段，输出是（　　）。",
    code: `char a = '${a}', b = '${b}';\ncout << (a - '0') * 10 + b - '0';`,
    key: `${a}${b}`,
    why: `数字字符减去 '0' 得到它代表的数：a - '0' 是 ${a}，b - '0' 是 ${b}，${a} * 10 + ${b} 就是 ${a}${b}，`,
    wrong: [
      [`${a * 10 + b + 48}`, `后一半忘了减去 '0'，把 '${b}' 当成了编码 ${b + 48}`],
      [`${(a + 48) * 10 + b + 48}`, '把字符都当成了它们的编码'],
      [`${a + b}`, '把两个数字直接加起来，漏了乘 10'],
    ],
  }),
  check: ({ a, b }, key) => Math.floor(Number(key) / 10) === a && Number(key) % 10 === b,
});
