import { parametric } from '../parametric.ts';
/** Python's // rounds towards negative infinity. */
export const pyFloor = parametric({
  name: 'py-floor',
  version: 1,
  language: 'python',
  title: 'Python 的整除与取余',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-py-1/arith'],
  tags: ['整除与取余', 'Python'],
  draw: (random) => ({ b: random.int(3, 9), q: random.int(2, 9), r: random.int(1, 8) }),
  write: ({ b, q, r: drawn }) => {
    const r = 1 + (drawn % (b - 1));
    const a = q * b + r;
    return {
      lead: '执行下面的 Python 程序，输出是（　　）。',
      code: `a = -${a}\nb = ${b}\nprint(a // b, a % b)`,
      key: `${-q - 1} ${b - r}`,
      why: `Python 的 // 向更小的整数取整，-${a} 除以 ${b} 在 ${-q - 1} 和 ${-q} 之间，取 ${-q - 1}；余数是 -${a} - (${-q - 1}) × ${b} = ${b - r}，不会是负数，`,
      wrong: [
        [`${-q} ${-r}`, '用了 C++ 的规则：向 0 取整，余数跟被除数同号'],
        [`${-q} ${r}`, '只把商取负，余数当成正数来算'],
        [`${-q - 1} ${r}`, '商对了，余数没有跟着变'],
        [`${-q - 1} ${-r}`, '以为负数的余数一定是负的'],
      ],
    };
  },
  check: ({ b, q, r }, key) => {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    return x * b + y === -(q * b + 1 + (r % (b - 1))) && y >= 0 && y < b;
  },
});
