import { parametric } from '../parametric.ts';
/** Decimal to binary. */
export const toBinary = parametric({
  name: 'to-binary',
  version: 1,
  language: 'cpp',
  title: '十进制转二进制',
  stage: 'gesp-3',
  difficulty: 'easy',
  points: ['gesp-cpp-3/radix'],
  tags: ['进制转换'],
  draw: (random) => ({ n: random.int(37, 120) }),
  write: ({ n }) => {
    const key = n.toString(2);
    return {
      lead: `十进制数 ${n} 转换成二进制是（　　）。`,
      key,
      why: `不断除以 2，把余数从下往上排列，得到 ${key}，`,
      wrong: [
        [key.split('').toReversed().join(''), '把余数从上往下抄，顺序反了'],
        [key.slice(1), '商除到 1 就停了，漏了最后一个余数 1'],
        [(n ^ 0b1000).toString(2), '漏看了权为 8 的那一位'],
        [n.toString(8), '转换成了八进制'],
      ],
      proof: `string s;\nfor (int n = ${n}; n > 0; n /= 2) s = char('0' + n % 2) + s;\ncout << s;`,
    };
  },
  check: ({ n }, key) => key.split('').reduce((sum, bit) => sum * 2 + Number(bit), 0) === n,
});
