import { parametric } from '../parametric.ts';
/** Binary to octal, three digits at a time. */
export const octalFromBinary = parametric({
  name: 'octal-from-binary',
  version: 1,
  language: 'cpp',
  title: '二进制转八进制',
  stage: 'gesp-3',
  difficulty: 'medium',
  points: ['gesp-cpp-3/radix'],
  tags: ['进制转换'],
  draw: (random) => ({ a: random.int(1, 3), b: random.int(1, 7), c: random.int(1, 6) }),
  write: ({ a, b, c }) => {
    const n = a * 64 + b * 8 + c;
    const bits = n.toString(2);
    const fromLeft = [bits.slice(0, 3), bits.slice(3, 6), bits.slice(6)].map((three) =>
      Number.parseInt(three || '0', 2),
    );
    return {
      lead: `二进制数 \`${bits}\` 转换成八进制是（　　）。`,
      key: `${a}${b}${c}`,
      why: `从右往左每三位一组：${a.toString(2)} ${b.toString(2).padStart(3, '0')} ${c.toString(2).padStart(3, '0')}，每组写成一个八进制数字，得 ${a}${b}${c}，`,
      wrong: [
        [fromLeft.join(''), '从左往右分组，最后一组不够三位也没有在前面补 0'],
        [`${n}`, '转换成了十进制'],
        [n.toString(16).toUpperCase(), '按四位一组，转换成了十六进制'],
        [`${c}${b}${a}`, '分组对了，但把各组的顺序写反了'],
      ],
      proof: `cout << oct << ${n} << dec;`,
    };
  },
  check: ({ a, b, c }, key) => Number.parseInt(key, 8) === a * 64 + b * 8 + c,
});
