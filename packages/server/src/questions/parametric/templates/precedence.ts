import { parametric } from '../parametric.ts';
/** Multiplication and division bind tighter than addition. */
export const precedence = parametric({
  name: 'precedence',
  version: 1,
  language: 'cpp',
  title: '算术运算的先后',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/arith'],
  tags: ['运算优先级', '整除与取余'],
  draw: (random) => ({
    a: random.int(2, 9),
    b: random.int(2, 9),
    c: random.int(2, 9),
    d: random.int(11, 29),
    e: random.int(3, 7),
  }),
  write: ({ a, b, c, d, e }) => ({
    lead: '执行下面的程序段，输出是（　　）。',
    code: `cout << ${a} + ${b} * ${c} - ${d} % ${e};`,
    key: `${a + b * c - (d % e)}`,
    why: `先算乘法和求余：${b} * ${c} 是 ${b * c}，${d} % ${e} 是 ${d % e}；再从左到右算 ${a} + ${b * c} - ${d % e}，得 ${a + b * c - (d % e)}，`,
    wrong: [
      [`${(a + b) * c - (d % e)}`, '从左到右先算了加法'],
      [`${a + b * c - Math.trunc(d / e)}`, '把 % 当成了整除'],
      [`${(a + b * c - d) % e}`, '把 % 放到最后才算，它和乘除同级，要先算'],
      [`${a + b * c - d + e}`, '把 % 看成了不起作用的符号'],
    ],
  }),
  check: ({ a, b, c, d, e }, key) => {
    const rest = a + b * c - Number(key);
    return rest >= 0 && rest < e && (d - rest) % e === 0;
  },
});
