import { parametric } from '../parametric.ts';
/** The two's complement of a negative number in eight bits. */
export const twosComplement = parametric({
  name: 'twos-complement',
  version: 1,
  language: 'cpp',
  title: '负数的补码',
  stage: 'gesp-3',
  difficulty: 'medium',
  points: ['gesp-cpp-3/complement'],
  tags: ['补码'],
  draw: (random) => ({ n: random.int(18, 110) }),
  write: ({ n }) => {
    const bits = (value: number) => value.toString(2).padStart(8, '0');
    return {
      lead: `用 8 位二进制表示整数，-${n} 的补码是（　　）。`,
      key: bits(256 - n),
      why: `-${n} 的原码是 ${bits(128 + n)}；符号位不变，其余各位取反得反码 ${bits(255 - n)}；反码加 1 就是补码 ${bits(256 - n)}，`,
      wrong: [
        [bits(128 + n), '写成了原码，没有取反加 1'],
        [bits(255 - n), '写成了反码，忘了加 1'],
        [bits((256 - n) ^ 0b1000_0000), '把符号位也变了，负数的符号位应当是 1'],
        [bits(n), '写成了正数的补码'],
      ],
      proof: `cout << bitset<8>(-${n});`,
    };
  },
  check: ({ n }, key) => key.length === 8 && (Number.parseInt(key, 2) + n) % 256 === 0,
});
