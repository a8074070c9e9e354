import { parametric } from '../parametric.ts';
/** Two nested loops that add up products. */
export const nestedSum = parametric({
  name: 'nested-sum',
  version: 1,
  language: 'cpp',
  title: '双重循环求和',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/nested-loop'],
  tags: ['多层循环', '累加'],
  draw: (random) => {
    const [n = 2, m = 3] = random.some(2, 2, 5);
    return { n, m };
  },
  write: ({ n, m }) => {
    const key = (n * (n + 1) * m * (m + 1)) / 4;
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int s = 0;\nfor (int i = 1; i <= ${n}; i++)\n    for (int j = 1; j <= ${m}; j++)\n        s += i * j;\ncout << s;`,
      key: `${key}`,
      why: `i 固定时，内层把 i × 1 到 i × ${m} 加起来，是 i × ${(m * (m + 1)) / 2}；i 再从 1 取到 ${n}，一共 ${(n * (n + 1)) / 2} × ${(m * (m + 1)) / 2} = ${key}，`,
      wrong: [
        [`${n * m}`, '数了循环的次数，没有加 i * j'],
        [`${(n * (n + 1) * (m - 1) * m) / 4}`, `内层漏掉了 j = ${m}`],
        [`${((n - 1) * n * m * (m + 1)) / 4}`, `外层漏掉了 i = ${n}`],
        [`${(n * (n + 1)) / 2 + (m * (m + 1)) / 2}`, '把两层循环分开求和再相加'],
      ],
    };
  },
  check: ({ n, m }, key) => {
    let left = Number(key);
    for (let i = 1; i <= n; i++) for (let j = 1; j <= m; j++) left -= i * j;
    return left === 0;
  },
});
