import { parametric } from '../parametric.ts';
/** Quotient and remainder of two integers. */
export const divideRemainder = parametric({
  name: 'divide-remainder',
  version: 1,
  language: 'cpp',
  title: '整除与取余',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/arith'],
  tags: ['整除与取余'],
  draw: (random) => ({ b: random.int(3, 9), q: random.int(4, 15), r: random.int(1, 8) }),
  write: ({ b, q, r: drawn }) => {
    const r = 1 + (drawn % (b - 1));
    const a = q * b + r;
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int a = ${a}, b = ${b};\ncout << a / b << " " << a % b;`,
      key: `${q} ${r}`,
      why: `两个整数相除只留商的整数部分，${a} / ${b} 是 ${q}；${q} × ${b} = ${q * b}，还余 ${r}，所以 ${a} % ${b} 是 ${r}，`,
      wrong: [
        [`${r} ${q}`, '把商和余数的位置弄反了'],
        [`${q + 1} ${r}`, '把商四舍五入或向上取整了，整数除法只会去掉小数部分'],
        [`${q} ${b - r}`, `算成了还差多少才能凑够 ${b} 的倍数`],
        [`${q} 0`, '以为除完就没有剩余'],
      ],
    };
  },
  check: ({ b, q }, key) => {
    const [quotient = 0, rest = 0] = key.split(' ').map(Number);
    return quotient === q && rest > 0 && rest < b;
  },
});
