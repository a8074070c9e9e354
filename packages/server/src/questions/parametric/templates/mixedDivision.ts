import { parametric } from '../parametric.ts';
/** Integer division becomes real division once an operand is real. */
export const mixedDivision = parametric({
  name: 'mixed-division',
  version: 1,
  language: 'cpp',
  title: '整数除法与实数除法',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/cast', 'gesp-cpp-1/arith'],
  tags: ['类型转换', '整除与取余'],
  draw: (random) => ({ whole: random.int(2, 12), half: random.pick([2, 4] as [number, number]) }),
  write: ({ whole, half }) => {
    const a = whole * half + half / 2;
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int a = ${a}, b = ${half};\ncout << a / b * 1.0 << " " << 1.0 * a / b;`,
      key: `${whole} ${whole}.5`,
      why: `从左到右算：a / b 是两个整数相除，先得 ${whole}，乘 1.0 也变不回小数，输出 ${whole}；1.0 * a 已经是实数，再除以 b 得 ${whole}.5，`,
      wrong: [
        [`${whole}.5 ${whole}.5`, '以为乘了 1.0，前面的整数除法也会变成小数除法'],
        [`${whole} ${whole}`, '以为整数变量相除总是得整数，不管前面有没有乘实数'],
        [`${whole}.5 ${whole}`, '把两个式子的顺序看反了'],
      ],
    };
  },
  check: ({ whole, half }, key) => {
    const [cut, real] = key.split(' ').map(Number);
    return cut === whole && (real ?? 0) * half === whole * half + half / 2;
  },
});
