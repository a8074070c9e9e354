import { parametric } from '../parametric.ts';
/** Hexadecimal to decimal. */
export const fromHex = parametric({
  name: 'from-hex',
  version: 1,
  language: 'cpp',
  title: '十六进制转十进制',
  stage: 'gesp-3',
  difficulty: 'easy',
  points: ['gesp-cpp-3/radix'],
  tags: ['进制转换'],
  draw: (random) => ({ high: random.int(2, 9), low: random.int(10, 15) }),
  write: ({ high, low }) => {
    const letter = low.toString(16).toUpperCase();
    return {
      lead: `十六进制数 \`${high}${letter}\` 转换成十进制是（　　）。`,
      key: `${high * 16 + low}`,
      why: `十六进制从右往左的权是 1 和 16，${letter} 表示 ${low}，${high} × 16 + ${low} = ${high * 16 + low}，`,
      wrong: [
        [`${high * 10 + low}`, '把高位的权当成了 10'],
        [`${high * 16 + low - 1}`, `把 ${letter} 当成了 ${low - 1}，字母从 A = 10 开始`],
        [`${high * 8 + low}`, '把十六进制当成了八进制，权用了 8'],
        [`${high + low}`, '只把两个数字相加'],
      ],
      proof: `cout << 0x${high}${letter};`,
    };
  },
  check: ({ high, low }, key) => Number.parseInt(`${high}${low.toString(16)}`, 16) === Number(key),
});
