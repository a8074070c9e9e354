import { parametric } from '../parametric.ts';
/** The value of a number in two's complement. */
export const fromComplement = parametric({
  name: 'from-complement',
  version: 1,
  language: 'cpp',
  title: '由补码求真值',
  stage: 'gesp-3',
  difficulty: 'hard',
  points: ['gesp-cpp-3/complement'],
  tags: ['补码'],
  draw: (random) => ({ n: random.int(5, 100) }),
  write: ({ n }) => ({
    lead: `用 8 位补码存放有符号整数，\`${(256 - n).toString(2)}\` 表示的十进制数是（　　）。`,
    key: `-${n}`,
    why: `最高位是 1，是负数。减 1 后除符号位外取反，得到原码 1${n.toString(2).padStart(7, '0')}，后 7 位是 ${n}，所以是 -${n}，`,
    wrong: [
      [`${256 - n}`, '当成了没有符号的数'],
      [`-${128 - n}`, '当成了原码，只看后 7 位'],
      [`-${n - 1}`, '只取反，没有减 1，当成了反码'],
      [`${n}`, '漏掉了负号'],
    ],
    proof: `cout << (int)(signed char)${256 - n};`,
  }),
  check: ({ n }, key) => 256 + Number(key) === 256 - n,
});
