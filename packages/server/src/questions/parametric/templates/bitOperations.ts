import { parametric } from '../parametric.ts';
/** Bitwise and, or, exclusive or of two numbers. */
export const bitOperations = parametric({
  name: 'bit-operations',
  version: 1,
  language: 'cpp',
  title: '按位与、或、异或',
  stage: 'gesp-3',
  difficulty: 'medium',
  points: ['gesp-cpp-3/bitwise'],
  tags: ['位运算'],
  draw: (random) => {
    const [a = 5, b = 9] = random.some(2, 9, 31);
    return { a, b, sign: random.pick(['&', '|', '^'] as ['&', '|', '^']) };
  },
  write: ({ a, b, sign }) => {
    const results = { '&': a & b, '|': a | b, '^': a ^ b };
    const names = { '&': '按位与', '|': '按位或', '^': '按位异或' };
    const rules = { '&': '两位都是 1 才得 1', '|': '有一位是 1 就得 1', '^': '两位不同才得 1' };
    const others = (['&', '|', '^'] as const).filter((one) => one !== sign);
    const bits = (n: number) => n.toString(2).padStart(5, '0');
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `cout << (${a} ${sign} ${b});`,
      key: `${results[sign]}`,
      why: `写成二进制：${a} 是 ${bits(a)}，${b} 是 ${bits(b)}。${names[sign]}的规则是${rules[sign]}，得 ${bits(results[sign])}，也就是 ${results[sign]}，`,
      wrong: [
        ...others.map((other) => [`${results[other]}`, `做成了${names[other]}`] as const),
        [`${a + b}`, '做成了普通的加法'],
        [`${Math.abs(a - b)}`, '做成了普通的减法'],
        [sign === '&' ? '1' : '0', '当成了逻辑运算，只看真假'],
      ],
    };
  },
  check: ({ a, b, sign }, key) => {
    const bit = (n: number, at: number) => Math.floor(n / 2 ** at) % 2;
    return [0, 1, 2, 3, 4].every((at) => {
      const ones = bit(a, at) + bit(b, at);
      return bit(Number(key), at) === Number(sign === '&' ? ones === 2 : sign === '|' ? ones > 0 : ones === 1);
    });
  },
});
